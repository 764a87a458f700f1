import { addMessage, type Message } from '#features/notices/server/add-message.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import type { PaymentRow } from './payment-store.ts'
import { writeRefund } from './write-refund.ts'

type Surplus = { payment: PaymentRow; receiptId: number; reason: 'late' | 'twice'; now: Date }

/** Money nothing waits for: the books say we owe it, the refund is wanted, and the buyer is told. */
export async function returnSurplus(
  tx: WriteTx,
  { payment, receiptId, reason, now }: Surplus,
): Promise<void> {
  const { amount_cents: cents, buyer_id: buyerId, order_id: orderId } = payment
  await postEntry(tx, {
    kind: 'surplus',
    orderId,
    reference: payment.sn,
    lines: [
      { account: 'alipay', cents: -cents },
      { account: 'refunds_owed', cents },
    ],
    now,
  })
  await writeRefund(tx, { receiptId, buyerId, orderId, cents, reason, status: 'wanted', now })
  await addMessage(tx, buyerId, await messageOf(tx, payment, reason), now)
}

async function messageOf(tx: WriteTx, payment: PaymentRow, reason: string): Promise<Message> {
  const amount = toYuan(payment.amount_cents)
  if (payment.order_id === null) return { kind: 'top_up_returned', data: { amount } }
  const { order_sn } = await tx
    .selectFrom('shop_order')
    .select('order_sn')
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow()
  return { kind: 'surplus_returned', data: { order_id: payment.order_id, order_sn, amount, reason } }
}
