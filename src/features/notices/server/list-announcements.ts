import type { Announcement, noticesContract } from '#features/notices/notices-contract.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { listPublished, markNew, type Page } from './list-published.ts'

export const listAnnouncements: Act<typeof noticesContract.listAnnouncements> = async ({ page }, context) => {
  const found = await listPublished('platform', page, context)
  return { ...found, data: found.data.map(({ content: desc, ...row }) => ({ ...row, desc, is_read: 1 })) }
}

/** What a visitor sees is the same for everyone; which of it is new to a buyer is put on top. */
export const markNewAnnouncements = (shared: Page<Announcement>, context: ReadContext<Buyer>) =>
  markNew('platform', shared, context)
