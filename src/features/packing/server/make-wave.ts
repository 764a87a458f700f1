import { whereOrders } from '#features/orders/server/seller/where-orders.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { isPlannable } from './plannable.ts'
import { WAVES } from './wave-tags.ts'

/** A number of our own for PostgreSQL's advisory locks. */
const PLANNING = 770_042

/** Two who plan at once plan one after the other, and the second gets the next orders instead of the leavings. */
export const makeWave: Act<typeof wavesSellerContract.makeWave> = async (
  { most, order_sns, ...filter },
  { tx, actor, now, changed, trace },
) => {
  await run(tx)`select pg_advisory_xact_lock(${PLANNING})`
  let found = tx.selectFrom('shop_order').where(isPlannable).where(whereOrders(filter))
  if (order_sns) found = found.where('order_sn', 'in', order_sns)
  const orders = await found.select('id').orderBy('paid_at').orderBy('id').limit(most).execute()
  if (orders.length === 0) return refuse(m.waves_nothing)
  const { id } = await tx
    .insertInto('wave')
    .values({ made_by: actor.name, created_at: now, closed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const boxes = orders.map((order, at) => ({ order_id: order.id, wave_id: id, box: at + 1, ...NOBODY }))
  await tx.insertInto('wave_order').values(boxes).execute()
  changed(WAVES)
  trace({ thing: 'wave', id, after: { orders: orders.length } })
  return withMessage({ id, orders: orders.length }, m.waves_made, { id, count: orders.length })
}

const NOBODY = { claimed_by: null, claimed_until: null, packed_by: null, packed_at: null }
