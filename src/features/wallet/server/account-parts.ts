import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

export async function exportWallet(tx: ReadTx, buyerId: number): Promise<unknown> {
  const lines = await tx
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .where('line.buyer_id', '=', buyerId)
    .select(['kind', 'amount_cents', 'balance_cents', 'created_at'])
    .orderBy('line.id', 'desc')
    .execute()
  return lines.map((line) => ({
    kind: line.kind,
    amount: toYuan(line.amount_cents),
    balance: toYuan(line.balance_cents ?? 0),
    at: shopTime(line.created_at),
  }))
}
