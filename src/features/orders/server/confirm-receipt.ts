import { ORDER, statesAllowing } from '#features/orders/order-states.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { moveOrder } from './move-order.ts'
import { findOrder, itemsOf } from './order-store.ts'
import { showOrder } from './show-order.ts'

export const confirmReceipt: Act<typeof ordersContract.confirmReceipt> = async ({ id }, context) => {
  const { tx, actor, now } = context
  if (!(await findOrder(tx, actor.id, id))) return refuse(m.orders_none)
  const by = { actor: `buyer:${actor.id}`, reason: 'received', now }
  const moved = await moveOrder(tx, { ids: [id], from: statesAllowing('confirm'), to: ORDER.received, ...by })
  const order = await findOrder(tx, actor.id, id)
  if (!order) return refuse(m.orders_none)
  if (moved.length === 0) {
    // Its time may have come in the same moment: then it is received all the same.
    refuse(order.status >= ORDER.received ? m.orders_already_confirmed : m.orders_cannot_confirm)
  }
  return withMessage(showOrder(order, await itemsOf(tx, [id]), context), m.orders_confirmed)
}
