import type { Generated } from 'kysely'

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

export type RefundReason = 'late' | 'twice' | 'after_sale'

export interface RefundTable {
  id: Generated<number>
  sn: string
  receipt_id: number
  buyer_id: number
  order_id: number | null
  amount_cents: number
  reason: RefundReason
  status: 'wanted' | 'done' | 'stuck'
  tries: Generated<number>
  try_after: Date
  last_fault: Generated<string>
  created_at: Date
  done_at: Date | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    payment: PaymentTable
    receipt: ReceiptTable
    refund: RefundTable
  }
}
