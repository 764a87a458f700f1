import { unspentTopUps } from '#features/wallet/unspent-rules.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** What of a wallet was topped up and not spent. */
export async function findUnspent(tx: ReadTx, buyerId: number): Promise<Cents> {
  const moves = await tx
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .where('line.buyer_id', '=', buyerId)
    .select(['kind', 'order_id as orderId', 'amount_cents as cents'])
    .orderBy('line.id')
    .execute()
  return unspentTopUps(moves)
}

/** What a wallet holds; nobody pays from it or into it until the transaction ends. */
export async function lockBalance(tx: WriteTx, buyerId: number): Promise<Cents> {
  const wallet = await tx
    .selectFrom('wallet')
    .select('balance_cents')
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst()
  return wallet?.balance_cents ?? 0
}
