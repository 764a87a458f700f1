import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Day } from '#platform/calendar-day.ts'

export interface PaymentTable {
  id: Generated<number>
  sn: string
  buyer_id: number
  purpose: 'order' | 'top_up'
  order_id: number | null
  method: 'alipay' | 'balance'
  amount_cents: number
  status: 'open' | 'paid' | 'closed'
  created_at: Date
  expires_at: Date
  ask_after: Date
  settled_at: Date | null
}

export interface ReceiptTable {
  id: Generated<number>
  payment_id: number
  order_id: number | null
  trade_no: string
  amount_cents: number
  used_for: 'order' | 'top_up' | 'surplus'
  refunded_cents: Generated<number>
  received_at: Date
}

export type RefundReason = 'late' | 'twice' | 'after_sale' | 'wallet'

export interface RefundTable {
  id: Generated<number>
  sn: string
  receipt_id: number | null
  buyer_id: number
  order_id: number | null
  amount_cents: number
  reason: RefundReason
  status: 'wanted' | 'done' | 'stuck' | 'settled'
  tries: Generated<number>
  try_after: Date
  last_fault: Generated<string>
  note: Generated<string>
  created_at: Date
  done_at: Date | null
}

/** What bill and books do not agree on. Without a sum on one side, it is not there at all. */
export type BillDifference = {
  what: 'payment' | 'refund'
  /** Alipay's number, and ours: of the refund where it is one, else of the attempt to pay. */
  trade_no: string
  sn: string
  bill_cents: number | null
  books_cents: number | null
}

export interface AlipayBillTable {
  day: ColumnType<Date, Day, Day>
  fetched_at: Date
  differences: JSONColumnType<BillDifference[]>
}

export interface AlipayBillLineTable {
  id: Generated<number>
  day: ColumnType<Date, Day, Day>
  kind: 'payment' | 'refund'
  trade_no: string
  payment_sn: string
  refund_sn: string
  amount_cents: number
  fee_cents: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    payment: PaymentTable
    receipt: ReceiptTable
    refund: RefundTable
    alipay_bill: AlipayBillTable
    alipay_bill_line: AlipayBillLineTable
  }
}
