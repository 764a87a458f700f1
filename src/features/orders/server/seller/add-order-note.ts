import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findOrder } from './find-order.ts'

export const addOrderNote: Act<typeof ordersSellerContract.addOrderNote> = async (
  { order_sn, text },
  { tx, actor, now, trace },
) => {
  if (text === '') return refuse(m.orders_note_empty)
  const order_id = await findOrder(tx, order_sn)
  const note = { order_id, actor: actorKey(actor), text, created_at: now }
  await tx.insertInto('order_note').values(note).execute()
  trace({ thing: 'order', id: order_sn, after: { note: text } })
  const notes = await countRows(tx, tx.selectFrom('order_note').where('order_id', '=', order_id))
  return withMessage({ order_sn, notes }, m.orders_noted)
}
