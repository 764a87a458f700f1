import type { Selectable } from 'kysely'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { later, seconds } from '#platform/time.ts'
import type { PaymentTable } from './payment-tables.ts'

export type PaymentRow = Selectable<PaymentTable>

/** Numbers the provider knows us by tell attempts, refunds and orders apart. */
export const makePaymentNumber = (now: Date) => `P${makeOrderNumber(now)}`
export const makeRefundNumber = (now: Date) => `R${makeOrderNumber(now)}`

/** A page that waits asks for the state every other second; the provider is asked from then on, ever more rarely. */
const FIRST_ASK = seconds(15)

type NewPayment = {
  buyerId: number
  purpose: 'order' | 'top_up'
  orderId: number | null
  cents: Cents
  expiresAt: Date
  now: Date
}

export const insertPayment = (tx: WriteTx, payment: NewPayment): Promise<PaymentRow> =>
  tx
    .insertInto('payment')
    .values({
      sn: makePaymentNumber(payment.now),
      buyer_id: payment.buyerId,
      purpose: payment.purpose,
      order_id: payment.orderId,
      method: 'alipay',
      amount_cents: payment.cents,
      status: 'open',
      created_at: payment.now,
      expires_at: payment.expiresAt,
      ask_after: later(payment.now, FIRST_ASK),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findPaymentBySn = (tx: ReadTx, sn: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('sn', '=', sn).executeTakeFirst()

export const openPaymentsOf = (tx: ReadTx, orderIds: readonly number[]): Promise<PaymentRow[]> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute()

/** The provider takes no money for it any more. */
export const closePayment = (tx: WriteTx, id: number, now: Date) =>
  tx
    .updateTable('payment')
    .set({ status: 'closed', settled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
