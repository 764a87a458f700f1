import type { ordersContract } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { followOrders } from './follow-orders.ts'
import { findOrder, itemsOf } from './order-store.ts'
import { showOrder } from './show-order.ts'

export const orderDetail: Act<typeof ordersContract.orderDetail> = async ({ id }, context) => {
  const order = await findOrder(context.tx, context.actor.id, id)
  if (!order) return refuse(m.orders_none)
  const items = await itemsOf(context.tx, [id])
  const followed = await followOrders(context.tx, [{ order, items }], context.language)
  return showOrder(order, items, context, followed.get(id))
}
