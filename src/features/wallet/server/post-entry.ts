import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { moveBalance } from './move-balance.ts'
import type { Account, EntryKind } from './wallet-tables.ts'

export type Line = { account: Exclude<Account, 'buyer'>; cents: Cents } | BuyerLine
export type BuyerLine = { account: 'buyer'; buyerId: number; cents: Cents }

export type Entry = {
  kind: EntryKind
  orderId: number | null
  reference: string
  /** They add up to nothing; the database refuses them otherwise. Lines of nothing are left out. */
  lines: readonly Line[]
  now: Date
}

/**
 * Writes one entry of the books, with the buyer's balance where one takes part. False when the wallet does not hold
 * enough: then nothing was written.
 */
export async function postEntry(tx: WriteTx, entry: Entry): Promise<boolean> {
  const lines = entry.lines.filter(({ cents }) => cents !== 0)
  if (lines.length === 0) return true
  const buyers = lines.filter((line): line is BuyerLine => line.account === 'buyer')
  if (buyers.length > 1) throw new Error('An entry moves one wallet at most')
  const [buyer] = buyers
  const balance = buyer ? await moveBalance(tx, buyer.buyerId, buyer.cents) : undefined
  if (buyer && balance === undefined) return false
  const rows = lines.map((line) => ({
    account: line.account,
    amount_cents: line.cents,
    buyer_id: line.account === 'buyer' ? line.buyerId : null,
    balance_cents: line.account === 'buyer' ? balance : null,
  }))
  await run(tx)`
    with entry as (
      insert into ledger_entry (kind, order_id, reference, created_at)
      values (${entry.kind}, ${entry.orderId}::bigint, ${entry.reference}, ${entry.now}::timestamptz)
      returning id
    )
    insert into ledger_line (entry_id, account, buyer_id, amount_cents, balance_cents)
    select entry.id, l.* from entry, json_to_recordset(${JSON.stringify(rows)}::json)
      as l(account text, buyer_id bigint, amount_cents bigint, balance_cents bigint)`
  return true
}
