import { checkPaymentPassword } from '#features/account/server/security/check-payment-password.ts'
import { isClosed, isPaid } from '#features/orders/order-states.ts'
import { markPaid } from '#features/orders/server/mark-paid.ts'
import { findOrderBySn } from '#features/orders/server/order-store.ts'
import type { OrderRow } from '#features/orders/server/show-order.ts'
import type { paymentContract } from '#features/payment/payment-contract.ts'
import { paymentPasswordFaults } from '#features/payment/payment-rules.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { makePaymentNumber } from './payment-store.ts'

/** Sent again after it was done, it answers the same once more: an order is paid once. */
export const payByBalance: Act<typeof paymentContract.payByBalance> = async (input, context) => {
  const { tx, actor, now } = context
  refuseFirst(paymentPasswordFaults({ password: input.pay_password }))
  const order = await findOrderBySn(tx, actor.id, input.order_sn)
  if (!order) return refuse(m.orders_none)
  if (order.pay_method === 'balance') return answer(order, await balanceOf(tx, actor.id))
  if (isPaid(order.status)) refuse(m.orders_already_paid)
  if (isClosed(order.status) || order.expires_at <= now) refuse(m.orders_already_closed)
  await checkPaymentPassword(context, input.pay_password)
  return context.write((writing) => pay(writing, order))
}

async function pay({ tx, actor, now }: WriteContext<Buyer>, order: OrderRow) {
  const { id: orderId, pay_cents: cents } = order
  const paid = await markPaid(tx, { orderId, cents, method: 'balance', now })
  if (paid.outcome === 'closed') refuse(m.orders_already_closed)
  if (paid.outcome === 'already') return answerAfterRace(tx, actor.id, order.order_sn)
  if (paid.outcome !== 'paid') {
    return refuse(m.payment_balance_short, { balance: toYuan(await balanceOf(tx, actor.id)) })
  }
  await writeDown(tx, { buyerId: actor.id, orderId, cents, now })
  return answer({ ...order, ...paid.now }, await balanceOf(tx, actor.id))
}

/** Another call paid it a moment ago: the same answer when that was this kind of payment. */
async function answerAfterRace(tx: ReadTx, buyerId: number, orderSn: string) {
  const order = await findOrderBySn(tx, buyerId, orderSn)
  if (order?.pay_method !== 'balance') return refuse(m.orders_already_paid)
  return answer(order, await balanceOf(tx, buyerId))
}

const answer = (order: OrderRow, balance: Cents) =>
  withMessage(
    {
      time: Math.floor((order.paid_at?.getTime() ?? 0) / 1000),
      order_sn: order.order_sn,
      pay_fee: toYuan(order.pay_cents),
      balance: toYuan(balance),
    },
    m.payment_done,
  )

async function balanceOf(tx: ReadTx, buyerId: number): Promise<Cents> {
  const row = await tx
    .selectFrom('wallet')
    .select('balance_cents')
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return row?.balance_cents ?? 0
}

/** The attempt and the money it brought, as one: money in a wallet is here already. */
export async function writeDown(
  tx: WriteContext['tx'],
  { buyerId, orderId, cents, now }: { buyerId: number; orderId: number; cents: Cents; now: Date },
): Promise<void> {
  const sn = makePaymentNumber(now)
  const { id } = await tx
    .insertInto('payment')
    .values({
      sn,
      buyer_id: buyerId,
      purpose: 'order',
      order_id: orderId,
      method: 'balance',
      amount_cents: cents,
      status: 'paid',
      created_at: now,
      expires_at: now,
      ask_after: now,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const receipt = { payment_id: id, order_id: orderId, trade_no: sn, amount_cents: cents } as const
  await tx
    .insertInto('receipt')
    .values({ ...receipt, used_for: 'order', received_at: now })
    .execute()
  // An attempt with Alipay may still be open: it is closed there before the buyer pays a second time.
  await tx
    .updateTable('payment')
    .set({ ask_after: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .execute()
}
