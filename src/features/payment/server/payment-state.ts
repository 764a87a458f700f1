import { isClosed, ORDER } from '#features/orders/order-states.ts'
import { findOrderBySn } from '#features/orders/server/order-store.ts'
import type { paymentContract } from '#features/payment/payment-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** For a page that waits. The provider is asked too when it has been silent for a while. */
export const paymentState: Act<typeof paymentContract.paymentState> = async ({ order_sn: sn }, context) => {
  const { tx, actor, now, services } = context
  const before = await findOrderBySn(tx, actor.id, sn)
  if (!before) return refuse(m.orders_none)
  const asked =
    before.status === ORDER.awaitingPayment && (await services.pollPayment({ orderId: before.id }))
  const order = (asked && (await findOrderBySn(tx, actor.id, sn))) || before
  return {
    order_id: order.id,
    order_sn: order.order_sn,
    state: order.status === ORDER.awaitingPayment ? 'unpaid' : isClosed(order.status) ? 'closed' : 'paid',
    pay_fee: toYuan(order.pay_cents),
    pay_method: order.pay_method,
    expire_time: order.expires_at.toISOString(),
    server_time: now.toISOString(),
  }
}
