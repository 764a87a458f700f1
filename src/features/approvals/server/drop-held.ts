import { dropBatch } from '#platform/batches/hold-batch.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import * as m from '#words'

/** What waited and will not be done: a batch says so on each of its lines. */
export async function dropHeld(
  tx: WriteTx,
  { thing, thing_id }: { thing: string; thing_id: string },
  now: Date,
): Promise<void> {
  if (thing !== 'batch') return
  await dropBatch(tx, Number(thing_id), { sentence: m.approvals_not_agreed, inputs: {} }, now)
}
