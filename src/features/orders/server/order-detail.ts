import type { ordersContract } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findOrder } from './order-store.ts'
import { showFollowed } from './show-followed.ts'

export const orderDetail: Act<typeof ordersContract.orderDetail> = async ({ id }, context) => {
  const found = await findOrder(context.tx, context.actor.id, id)
  const [shown] = await showFollowed(found ? [found] : [], context)
  return shown ?? refuse(m.orders_none)
}
