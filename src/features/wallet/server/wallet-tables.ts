import type { ColumnType, Generated } from 'kysely'

/** Where money can be. A buyer's is one account for each buyer; the others are the shop's. */
export const ACCOUNTS = ['buyer', 'revenue', 'alipay', 'promotions', 'refunds_owed', 'paid_outside'] as const
export type Account = (typeof ACCOUNTS)[number]

export type EntryKind =
  | 'top_up'
  | 'sale'
  | 'surplus'
  | 'refund'
  | 'refund_paid'
  | 'gift'
  | 'wallet_return'
  | 'settled'

export interface LedgerEntryTable {
  id: Generated<number>
  kind: EntryKind
  order_id: number | null
  reference: Generated<string>
  created_at: Date
}

export interface LedgerLineTable {
  id: Generated<number>
  entry_id: number
  account: Account
  buyer_id: ColumnType<number | null, number | null | undefined, never>
  amount_cents: number
  balance_cents: ColumnType<number | null, number | null | undefined, never>
}

export interface WalletTable {
  buyer_id: number
  balance_cents: number
  in_cents: number
  out_cents: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    ledger_entry: LedgerEntryTable
    ledger_line: LedgerLineTable
    wallet: WalletTable
  }
}
