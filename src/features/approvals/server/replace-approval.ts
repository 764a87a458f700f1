import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** What waits about a thing, held until the end; to be asked for before the thing itself is held, as whoever decides does. */
export const lockWaiting = (tx: WriteTx, { thing, thingId }: { thing: string; thingId: string }) =>
  tx
    .selectFrom('approval')
    .select(['id', 'input'])
    .where('thing', '=', thing)
    .where('thing_id', '=', thingId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/** A later act has taken its place: it waits no more, and nothing else follows from that. */
export async function replaceApproval(
  { tx, actor, now }: Pick<WriteContext<Seller>, 'tx' | 'actor' | 'now'>,
  id: number,
): Promise<void> {
  await tx
    .updateTable('approval')
    .set({ state: 'withdrawn', decided_by: actor.person?.id ?? null, decided_at: now })
    .where('id', '=', id)
    .execute()
}
