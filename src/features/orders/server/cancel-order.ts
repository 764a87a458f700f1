import { canDo, isClosed, ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { type Act, type StepContext, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { closeOrders } from './close-orders.ts'
import { findOrder, itemsOf } from './order-store.ts'
import { showOrder } from './show-order.ts'

/** Ask the provider, close there, then here: money that is already under way wins over the wish to cancel. */
export const cancelOrder: Act<typeof ordersContract.cancelOrder> = async ({ id }, context) => {
  await refuseUnlessOpen(context, context.actor.id, id)
  const settled = (await context.services.payments.settle([id])).get(id)
  if (settled === 'paid') refuse(m.orders_already_paid)
  if (settled === 'silent') refuse(m.orders_provider_silent)
  return context.write(async ({ tx, actor, now, language, changed }) => {
    const by = { actor: `buyer:${actor.id}`, reason: 'cancelled', now }
    const { orders, tags } = await closeOrders(tx, { ids: [id], status: ORDER.closedByBuyer, ...by })
    changed(...tags)
    const order = await findOrder(tx, actor.id, id)
    if (!order) return refuse(m.orders_none)
    // Pressed twice, the first has closed it: that is what the second wanted too.
    if (orders.length === 0 && order.status !== ORDER.closedByBuyer) refuseClosed(order.status)
    return withMessage(showOrder(order, await itemsOf(tx, [id]), { language, now }), m.orders_cancelled)
  })
}

async function refuseUnlessOpen({ tx }: Pick<StepContext, 'tx'>, buyerId: number, id: number): Promise<void> {
  const order = await findOrder(tx, buyerId, id)
  if (!order) return refuse(m.orders_none)
  if (!canDo('cancel', order.status)) refuseClosed(order.status)
}

const refuseClosed = (status: OrderStatus) =>
  refuse(isClosed(status) ? m.orders_already_closed : m.orders_already_paid)
