import type { Database } from '#platform/database/database.ts'
import type { PlainPage } from '#platform/http/plain-page.ts'
import type { Language } from '#platform/i18n/language.ts'
import { later, seconds } from '#platform/time.ts'
import { closedPage, type Decision, failedPage, paidPage, waitingPage } from './demo-pages.ts'
import { type DemoTrade, makeTradeNo, payTrade } from './trade-store.ts'

const LATER = seconds(15)

/** What the buyer has chosen at the stand-in happens, and the page for it is shown. */
export async function decideTrade(
  database: Database,
  trade: DemoTrade,
  decision: Decision,
  { language, now }: { language: Language; now: Date },
): Promise<PlainPage> {
  const open = trade.status === 'WAIT_BUYER_PAY' && trade.time_expire > now
  if (trade.status === 'TRADE_SUCCESS') return paidPage(trade, language)
  if (!open) return closedPage(language)
  if (decision === 'fail') return failedPage(trade, language)
  if (decision === 'later') {
    await database.statement
      .updateTable('demo_trade')
      .set({ pays_at: later(now, LATER) })
      .where('trade_no', '=', trade.trade_no)
      .execute()
    return waitingPage(trade, language)
  }
  const paid = await payTrade(database.statement, trade.trade_no, now)
  if (!paid) return closedPage(language)
  if (decision === 'twice') await payAgain(database, paid, now)
  return paidPage(paid, language)
}

/** A second trade under the same number, which a real provider rules out: the shop must lose nothing even so. */
const payAgain = (database: Database, trade: DemoTrade, now: Date) =>
  database.statement
    .insertInto('demo_trade')
    .values({ ...trade, trade_no: makeTradeNo(now), created_at: now, paid_at: now, notify_after: now })
    .execute()
