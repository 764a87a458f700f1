import { bookDifferences, type Difference } from '#features/catalogue/server/stock/book-differences.ts'
import { tagsOfMove } from '#features/catalogue/server/stock/tags-of-scarce.ts'
import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockOpenTake } from './lock-take.ts'

/** One act: every difference is added to the stock as it stands now, so that what was sold since the count stays sold. */
export const bookTake: Act<typeof takesSellerContract.bookTake> = async ({ id, reason }, context) => {
  const { tx, actor, now, changed, trace } = context
  if (reason === '') return refuse(m.stock_reason_missing)
  const take = await lockOpenTake(tx, id, 'end')
  const counted = await findDifferences(tx, id)
  if (counted.length === 0) return refuse(m.takes_nothing_counted)
  const by = actorKey(actor)
  const differing = counted.filter(({ units }) => units !== 0)
  const cause = { kind: 'set' as const, actor: by, reason, reference: take.name, now }
  const booked = await bookDifferences(tx, differing, cause)
  await tx.updateTable('stock_take').set({ booked_by: by, booked_at: now }).where('id', '=', id).execute()
  const wanted = new Map(differing.map(({ sku_id, units }) => [sku_id, units]))
  let missing = 0
  for (const move of booked) {
    const { sku_id, before, after } = move
    changed(...tagsOfMove(move))
    missing += after - before - (wanted.get(sku_id) ?? 0)
    trace({ thing: 'sku', id: sku_id, before: { stock: before }, after: { stock: after }, reason })
  }
  trace({ thing: 'take', id, after: { booked: booked.length, counted: counted.length }, reason })
  return withMessage({ changed: booked.length, missing }, m.takes_booked, { count: booked.length })
}

async function findDifferences(tx: WriteTx, takeId: number): Promise<Difference[]> {
  const { rows } = await run<Difference>(tx)`
    select sku_id, counted - expected as units from (
      select distinct on (sku_id) sku_id, counted, expected from stock_count
      where take_id = ${takeId} order by sku_id, id desc) last`
  return rows
}
