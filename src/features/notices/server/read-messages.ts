import { type noticesContract, unreadTag } from '#features/notices/notices-contract.ts'
import type { Act, WriteContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Message } from './add-message.ts'

/** One that is read already, is another buyer's or does not exist changes nothing, and none of these is told apart. */
export const readMessages: Act<typeof noticesContract.readMessages> = async ({ id }, context) => {
  await markMessages(context, id === 0 ? {} : { id })
  return {}
}

export async function markMessages(
  { tx, actor, now, changed }: WriteContext<Buyer>,
  which: { id?: number; kind?: Message['kind'] },
): Promise<void> {
  const { id, kind } = which
  const { numUpdatedRows } = await tx
    .updateTable('buyer_message')
    .set({ read_at: now })
    .where('buyer_id', '=', actor.id)
    .where('read_at', 'is', null)
    .where('send_after', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) changed(unreadTag(actor.id))
}
