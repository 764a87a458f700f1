import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'

/** What waits for a second person about a thing, if anything does. */
export async function findOpenApproval(tx: ReadTx, { thing, thingId }: { thing: string; thingId: string }) {
  const row = await tx
    .selectFrom('approval')
    .select(['id', 'cents'])
    .where('thing', '=', thing)
    .where('thing_id', '=', thingId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row && { id: row.id, amount: toYuan(row.cents) }
}
