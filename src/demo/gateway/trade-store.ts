import { randomInt } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { ReadTx, Statement } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'
import type { DemoTradeTable } from './demo-gateway-tables.ts'

export type DemoTrade = Selectable<DemoTradeTable>

/** As Alipay's own: the day, then digits nobody can guess. */
export const makeTradeNo = (now: Date) =>
  `${shopTime(now).slice(0, 10).replaceAll('-', '')}22${Array.from({ length: 3 }, () => String(randomInt(1_000_000)).padStart(6, '0')).join('')}`

/** The trade behind the shop's number: the first one, if a buyer paid twice. */
export const findTrade = (tx: ReadTx, outTradeNo: string): Promise<DemoTrade | undefined> =>
  tx
    .selectFrom('demo_trade')
    .selectAll()
    .where('out_trade_no', '=', outTradeNo)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()

export const findTradeByNo = (tx: ReadTx, tradeNo: string): Promise<DemoTrade | undefined> =>
  tx.selectFrom('demo_trade').selectAll().where('trade_no', '=', tradeNo).executeTakeFirst()

/** Money moves: from then on the notice is due until the shop has answered it. */
export const payTrade = (statement: Statement, tradeNo: string, now: Date): Promise<DemoTrade | undefined> =>
  statement
    .updateTable('demo_trade')
    .set({ status: 'TRADE_SUCCESS', paid_at: now, notify_after: now, pays_at: null })
    .where('trade_no', '=', tradeNo)
    .where('status', '=', 'WAIT_BUYER_PAY')
    .where('time_expire', '>', now)
    .returningAll()
    .executeTakeFirst()

/** What the bank confirms later counts whatever has happened meanwhile: that is what it is there to show. */
export const payDueTrades = (statement: Statement, now: Date) =>
  statement
    .updateTable('demo_trade')
    .set({ status: 'TRADE_SUCCESS', paid_at: now, notify_after: now, pays_at: null })
    .where('pays_at', '<=', now)
    .where('status', '!=', 'TRADE_SUCCESS')
    .executeTakeFirst()

export const claimNotices = (statement: Statement, now: Date): Promise<DemoTrade[]> =>
  statement
    .updateTable('demo_trade')
    .set({
      notify_tries: sql`notify_tries + 1`,
      notify_after: sql<Date>`${now}::timestamptz + interval '10 seconds' * power(2, least(notify_tries, 8))`,
    })
    .where('trade_no', 'in', (eb) =>
      eb
        .selectFrom('demo_trade')
        .select('trade_no')
        .where('notify_after', '<=', now)
        .orderBy('notify_after')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

export const endNotice = (statement: Statement, tradeNo: string) =>
  statement.updateTable('demo_trade').set({ notify_after: null }).where('trade_no', '=', tradeNo).execute()
