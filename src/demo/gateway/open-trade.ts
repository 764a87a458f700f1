import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import { fromYuan } from '#platform/money.ts'
import { type DemoTrade, findTrade, makeTradeNo } from './trade-store.ts'

/** A buyer has opened the page: the trade begins, or goes on. What is wrong with the request, in a word, otherwise. */
export async function openTrade(
  database: Database,
  fields: Record<string, string>,
  now: Date,
): Promise<DemoTrade | string> {
  const content = readContent(fields.biz_content)
  const { out_trade_no: sn, total_amount: amount, subject, time_expire: expire } = content
  const cents = fromYuan(amount ?? '')
  // Shop time, as Alipay reads it.
  const expires = new Date(`${expire?.replace(' ', 'T')}+08:00`)
  if (!sn || !subject || cents === undefined || cents <= 0 || Number.isNaN(expires.getTime()))
    return 'biz_content'
  return database.write(async (tx) => {
    // The page may be opened twice at once; the trade begins once.
    await run(tx)`select pg_advisory_xact_lock(hashtextextended(${sn}, 0))`
    const begun = await findTrade(tx, sn)
    if (begun) return begun.amount_cents === cents ? begun : 'total_amount'
    return tx
      .insertInto('demo_trade')
      .values({
        trade_no: makeTradeNo(now),
        out_trade_no: sn,
        subject,
        amount_cents: cents,
        status: 'WAIT_BUYER_PAY',
        notify_url: fields.notify_url ?? '',
        return_url: fields.return_url ?? '',
        time_expire: expires,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export function readContent(text: string | undefined): Record<string, string | undefined> {
  try {
    const content: unknown = JSON.parse(text ?? '{}')
    return typeof content === 'object' && content !== null ? (content as Record<string, string>) : {}
  } catch {
    return {}
  }
}
