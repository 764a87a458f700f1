import { sql } from 'kysely'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { makeRefundNumber } from './payment-store.ts'
import type { RefundReason } from './payment-tables.ts'

export type RefundToWrite = {
  /** None for money that no payment brought. */
  receiptId: number | null
  buyerId: number
  orderId: number | null
  cents: Cents
  reason: RefundReason
  /** `wanted`: the sweep asks Alipay from now on. `done`: it went into the wallet. `stuck`: it waits for the seller. */
  status: 'wanted' | 'done' | 'stuck'
  now: Date
}

/**
 * Writes down that money of a receipt goes back. Never more than came: the receipt counts in the same statement that
 * checks.
 */
export async function writeRefund(tx: WriteTx, refund: RefundToWrite): Promise<{ id: number; sn: string }> {
  if (refund.receiptId !== null) await countBack(tx, refund.receiptId, refund.cents)
  return insertRefund(tx, refund)
}

async function countBack(tx: WriteTx, receiptId: number, cents: Cents): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('receipt')
    .set({ refunded_cents: sql`refunded_cents + ${cents}` })
    .where('id', '=', receiptId)
    .where(sql<boolean>`refunded_cents + ${cents} <= amount_cents`)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Receipt ${receiptId} cannot give back ${cents} cents`)
}

const insertRefund = (tx: WriteTx, refund: RefundToWrite) =>
  tx
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
    .returning(['id', 'sn'])
    .executeTakeFirstOrThrow()
