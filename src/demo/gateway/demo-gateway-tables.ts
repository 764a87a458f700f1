import type { Generated } from 'kysely'

export interface DemoTradeTable {
  trade_no: string
  out_trade_no: string
  subject: string
  amount_cents: number
  refunded_cents: Generated<number>
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  notify_url: string
  return_url: string
  time_expire: Date
  created_at: Date
  pays_at: Date | null
  paid_at: Date | null
  notify_after: Date | null
  notify_tries: Generated<number>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    demo_gateway_key: { name: string; value: string }
    demo_trade: DemoTradeTable
    demo_refund: { trade_no: string; out_request_no: string; amount_cents: number; created_at: Date }
  }
}
