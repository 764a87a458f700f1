import { sql } from 'kysely'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { makeRefundNumber } from './payment-store.ts'
import type { RefundReason } from './payment-tables.ts'

export type RefundToWrite = {
  receiptId: number
  buyerId: number
  orderId: number | null
  cents: Cents
  reason: RefundReason
  /** `wanted`: Alipay has to be asked, and the sweep does from now on. `done`: it went into the wallet. */
  status: 'wanted' | 'done'
  now: Date
}

/**
 * Writes down that money of a receipt goes back. Never more than came: the receipt counts in the same statement that
 * checks. Answers the id of what was written.
 */
export async function writeRefund(tx: WriteTx, refund: RefundToWrite): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('receipt')
    .set({ refunded_cents: sql`refunded_cents + ${refund.cents}` })
    .where('id', '=', refund.receiptId)
    .where(sql<boolean>`refunded_cents + ${refund.cents} <= amount_cents`)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new Error(`Receipt ${refund.receiptId} cannot give back ${refund.cents} cents`)
  const { id } = await tx
    .insertInto('refund')
    .values({
      sn: makeRefundNumber(refund.now),
      receipt_id: refund.receiptId,
      buyer_id: refund.buyerId,
      order_id: refund.orderId,
      amount_cents: refund.cents,
      reason: refund.reason,
      status: refund.status,
      try_after: refund.now,
      created_at: refund.now,
      done_at: refund.status === 'done' ? refund.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
