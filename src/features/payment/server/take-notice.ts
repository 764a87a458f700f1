import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { Alipay } from './alipay/alipay.ts'
import { findPaymentBySn } from './payment-store.ts'
import { takeReceipt } from './take-receipt.ts'

type Parts = { database: Database; alipay: Alipay; log: Log; clock: () => Date }

/** Only these two say that money has arrived; the others tell nothing we do not know or ask for ourselves. */
const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/**
 * Alipay says what became of an attempt, as often as it takes until it hears exactly `success`. True when it should
 * stop: the notice was genuine and whatever follows from it holds.
 */
export async function takeNotice(parts: Parts, fields: Record<string, string>): Promise<boolean> {
  const { database, alipay, log, clock } = parts
  const notice = await alipay.checkNotice(fields)
  if (!notice) {
    log.warn({ sn: fields.out_trade_no?.slice(0, 64) }, 'a notice that is not from Alipay was refused')
    return false
  }
  const { sn, tradeNo, cents } = notice
  const payment = await findPaymentBySn(database.read, sn)
  if (payment?.method !== 'alipay' || payment.amount_cents !== cents) {
    log.error({ sn, tradeNo, cents }, 'a notice from Alipay fits none of our payments')
    return false
  }
  if (!PAID.includes(notice.status)) return true
  const taken = await database.write((tx) => takeReceipt(tx, payment, { tradeNo, cents }, clock()))
  if (taken !== 'known') log.info({ sn, tradeNo, taken }, 'money has arrived')
  return true
}
