import { sql } from 'kysely'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { selectThreads, showThreadLine } from './select-threads.ts'

const PER_PAGE = 20

export const listThreads: Act<typeof supportSellerContract.listThreads> = async ({ all, page }, { tx }) => {
  const wanted = selectThreads(tx).$if(all === 0, (query) =>
    query.where('thread.waiting_since', 'is not', null),
  )
  const { total } = await tx
    .selectFrom('support_thread')
    .$if(all === 0, (query) => query.where('waiting_since', 'is not', null))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .orderBy(all === 0 ? sql`thread.waiting_since` : sql`thread.updated_at desc`)
    .orderBy('thread.id', all === 0 ? 'asc' : 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { per_page: PER_PAGE, total, current_page: page, data: rows.map(showThreadLine) }
}
