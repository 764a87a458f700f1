import type { BillDifference } from '#features/payment/server/payment-tables.ts'
import type { Day } from '#platform/calendar-day.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { compareDay } from './compare-day.ts'
import type { BillLine } from './read-bill.ts'

/** Keeps what Alipay said about a day, instead of what it said before, and what the books say otherwise. */
export async function storeBill(
  tx: WriteTx,
  day: Day,
  lines: readonly BillLine[],
  now: Date,
): Promise<BillDifference[]> {
  await run(tx)`
    insert into alipay_bill (day, fetched_at, differences) values (${day}::date, ${now}::timestamptz, '[]')
    on conflict (day) do update set fetched_at = excluded.fetched_at`
  await run(tx)`delete from alipay_bill_line where day = ${day}::date`
  await run(tx)`
    insert into alipay_bill_line (day, kind, trade_no, payment_sn, refund_sn, amount_cents, fee_cents)
    select ${day}::date, l.* from json_to_recordset(${JSON.stringify(lines)}::json)
      as l(kind text, "tradeNo" text, "paymentSn" text, "refundSn" text, cents bigint, "feeCents" bigint)`
  const differences = await compareDay(tx, day)
  await run(tx)`
    update alipay_bill set differences = ${JSON.stringify(differences)}::jsonb where day = ${day}::date`
  return differences
}
