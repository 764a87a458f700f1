import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import { DEMO_APP_ID, DEMO_SELLER_ID, type DemoKeys } from './load-demo-keys.ts'
import { signNotice } from './sign-fields.ts'
import { claimNotices, type DemoTrade, endNotice, payDueTrades } from './trade-store.ts'

type Parts = { database: Database; keys: () => Promise<DemoKeys>; clock: () => Date }

const TIMEOUT = 5000

/** Takes the money that is due and tells the shop, again and again until it answers `success`. */
export async function sendNotices({ database, keys, clock }: Parts): Promise<number> {
  await payDueTrades(database.statement, clock())
  const due = await claimNotices(database.statement, clock())
  for (const trade of due) {
    const { gatewayPrivate } = await keys()
    if (await deliver(trade.notify_url, noticeOf(trade, gatewayPrivate, clock()))) {
      await endNotice(database.statement, trade.trade_no)
    }
  }
  return due.length
}

/** A notice as Alipay sends it. https://opendocs.alipay.com/open/270/105902 */
export const noticeOf = (trade: DemoTrade, gatewayPrivate: string, now: Date): Record<string, string> =>
  signNotice(
    {
      notify_time: shopTime(now),
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(17).toString('hex'),
      app_id: DEMO_APP_ID,
      auth_app_id: DEMO_APP_ID,
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      trade_no: trade.trade_no,
      out_trade_no: trade.out_trade_no,
      seller_id: DEMO_SELLER_ID,
      buyer_id: '2088000000000002',
      trade_status: 'TRADE_SUCCESS',
      total_amount: toYuan(trade.amount_cents),
      receipt_amount: toYuan(trade.amount_cents),
      buyer_pay_amount: toYuan(trade.amount_cents),
      fund_bill_list: JSON.stringify([{ amount: toYuan(trade.amount_cents), fundChannel: 'ALIPAYACCOUNT' }]),
      subject: trade.subject,
      gmt_create: shopTime(trade.created_at),
      gmt_payment: shopTime(trade.paid_at ?? now),
    },
    gatewayPrivate,
  )

/** True when the shop has understood. */
export async function deliver(url: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return (await response.text()) === 'success'
  } catch {
    return false
  }
}
