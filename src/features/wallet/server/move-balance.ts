import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** Check and change in one statement: what a wallet holds afterwards, or nothing when it holds too little. */
export async function moveBalance(tx: WriteTx, buyerId: number, cents: Cents): Promise<Cents | undefined> {
  const { rows } =
    cents > 0
      ? await run<{ balance_cents: Cents }>(tx)`
          insert into wallet as w (buyer_id, balance_cents, in_cents, out_cents)
          values (${buyerId}, ${cents}, ${cents}, 0)
          on conflict (buyer_id) do update set
            balance_cents = w.balance_cents + excluded.balance_cents, in_cents = w.in_cents + excluded.in_cents
          returning balance_cents`
      : await run<{ balance_cents: Cents }>(tx)`
          update wallet set balance_cents = balance_cents + ${cents}::bigint, out_cents = out_cents - ${cents}::bigint
          where buyer_id = ${buyerId} and balance_cents + ${cents}::bigint >= 0
          returning balance_cents`
  return rows[0]?.balance_cents
}
