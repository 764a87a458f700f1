import { isClosed, isPaid } from '#features/orders/order-states.ts'
import { lockOrderBySn } from '#features/orders/server/lock-order.ts'
import type { paymentContract } from '#features/payment/payment-contract.ts'
import type { Act, WriteContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { nameShop } from './name-shop.ts'
import { insertPayment, openPaymentsOf, type PaymentRow } from './payment-store.ts'

/** Sent again it leads to the same attempt, so a retry and a second click are one. */
export const startAlipay: Act<typeof paymentContract.startAlipay> = async ({ order_sn: sn }, context) => {
  const { tx, now, language, services } = context
  const payment = await context.write((writing) => beginAttempt(writing, sn))
  const shop = await nameShop(tx, language)
  return services.alipay.payPage({
    sn: payment.sn,
    cents: payment.amount_cents,
    subject: m.payment_order_subject({ shop, sn }, { locale: language }),
    expiresAt: payment.expires_at,
    now,
  })
}

async function beginAttempt({ tx, actor, now }: WriteContext<Buyer>, sn: string): Promise<PaymentRow> {
  // Whoever closes or pays the order meanwhile waits, and a second click finds the attempt of the first.
  const order = await lockOrderBySn(tx, actor.id, sn)
  if (!order) return refuse(m.orders_none)
  if (isPaid(order.status)) refuse(m.orders_already_paid)
  if (isClosed(order.status) || order.expires_at <= now) refuse(m.orders_already_closed)
  const [open] = await openPaymentsOf(tx, [order.id])
  // Coming back to the page is the same attempt: two would let a buyer pay twice.
  if (open) return open
  return insertPayment(tx, {
    buyerId: actor.id,
    purpose: 'order',
    orderId: order.id,
    cents: order.pay_cents,
    expiresAt: order.expires_at,
    now,
  })
}
