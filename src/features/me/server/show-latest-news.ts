import { listOwnMessages } from '#features/notices/server/list-messages.ts'
import { listPublished } from '#features/notices/server/list-published.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { pick } from '#platform/pick.ts'

type Latest = { title: string; create_time: string }

/** The newest of what the system told, and of the buyer's own messages. */
export async function showLatestNews(context: ReadContext<Buyer>) {
  const [system, inbox] = await Promise.all([
    listPublished('system', 1, context),
    listOwnMessages(1, context),
  ])
  return { system: newest(system.data), inbox: newest(inbox.data) }
}

const newest = ([row]: readonly Latest[]) => (row ? pick(row, 'title', 'create_time') : null)
