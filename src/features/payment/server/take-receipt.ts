import { keepBuyerOpen } from '#features/account/server/lock-buyer.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { markPaid } from '#features/orders/server/mark-paid.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { closePayment, type PaymentRow } from './payment-store.ts'
import { returnSurplus } from './return-surplus.ts'

export type Money = { tradeNo: string; cents: Cents }
/** `known`: this very money was taken before. `surplus`: nothing waits for it, so it is on its way back. */
export type Taken = 'used' | 'surplus' | 'known'

/**
 * Money has arrived for an attempt. It pays the order or fills the wallet; what finds the order closed or already
 * paid goes back. A trade is written down once, so repeated and reordered notices change nothing.
 */
export async function takeReceipt(tx: WriteTx, payment: PaymentRow, money: Money, now: Date): Promise<Taken> {
  if (money.cents !== payment.amount_cents) throw new Error(`Payment ${payment.sn} brought another amount`)
  const use =
    payment.purpose === 'order' ? await payOrder(tx, payment, now) : await fillWallet(tx, payment, now)
  const receipt = await tx
    .insertInto('receipt')
    .values({
      payment_id: payment.id,
      order_id: payment.order_id,
      trade_no: money.tradeNo,
      amount_cents: money.cents,
      used_for: use === 'used' ? payment.purpose : 'surplus',
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('trade_no').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!receipt) {
    if (use === 'used') throw new Error(`Trade ${money.tradeNo} was taken for another payment before`)
    return 'known'
  }
  if (use === 'used') return 'used'
  await returnSurplus(tx, { payment, receiptId: receipt.id, reason: use, now })
  // It has brought its money, so nobody need ask about it any more.
  await closePayment(tx, payment.id, now)
  return 'surplus'
}

async function payOrder(tx: WriteTx, payment: PaymentRow, now: Date): Promise<'used' | 'late' | 'twice'> {
  const orderId = Number(payment.order_id)
  const { outcome } = await markPaid(tx, { orderId, cents: payment.amount_cents, method: 'alipay', now })
  if (outcome !== 'paid') return outcome === 'closed' ? 'late' : 'twice'
  await settlePayment(tx, payment.id, now)
  return 'used'
}

async function fillWallet(tx: WriteTx, payment: PaymentRow, now: Date): Promise<'used' | 'late' | 'twice'> {
  // The account may be closed in this moment, or be closed already: nobody could spend the money.
  if (!(await keepBuyerOpen(tx, payment.buyer_id))) return 'late'
  if (!(await settlePayment(tx, payment.id, now))) return 'twice'
  const { buyer_id: buyerId, amount_cents: cents } = payment
  await postEntry(tx, {
    kind: 'top_up',
    orderId: null,
    reference: payment.sn,
    lines: [
      { account: 'alipay', cents: -cents },
      { account: 'buyer', buyerId, cents },
    ],
    now,
  })
  await addMessage(tx, buyerId, { kind: 'top_up_done', data: { amount: toYuan(cents) } }, now)
  return 'used'
}

/** True for the first to do it. One that was given up before is settled all the same: the money is here. */
async function settlePayment(tx: WriteTx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ status: 'paid', settled_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
