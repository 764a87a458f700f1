import { type Day, isDay } from '#platform/calendar-day.ts'
import type { Database } from '#platform/database/database.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import { writeDemoBill } from './bill/write-demo-bill.ts'
import { refundTrade } from './refund-trade.ts'
import { type DemoTrade, findTrade, findTradeByNo } from './trade-store.ts'

type Answer = Record<string, string>
type Content = Record<string, string | undefined>
/** `billAt` says where the bill of a day lies for a moment. */
type Parts = { database: Database; clock: () => Date; billAt: (day: Day) => string }

const done = (fields: Answer): Answer => ({ code: '10000', msg: 'Success', ...fields })
const failed = (subCode: string): Answer => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: `ACQ.${subCode}`,
  sub_msg: subCode,
})

const refused = (subCode: string): Answer => ({ code: '40004', msg: 'Business Failed', sub_code: subCode })

const find = ({ database }: Parts, { trade_no: no, out_trade_no: sn }: Content) =>
  no ? findTradeByNo(database.read, no) : findTrade(database.read, sn ?? '')

/** The calls of Alipay that the shop uses, with the answers Alipay's reference gives for them. */
export const METHODS: Record<string, (parts: Parts, content: Content) => Promise<Answer>> = {
  async 'alipay.trade.query'(parts, content) {
    const trade = await find(parts, content)
    return trade ? done(showTrade(trade, parts.clock())) : failed('TRADE_NOT_EXIST')
  },

  async 'alipay.trade.close'(parts, content) {
    const trade = await find(parts, content)
    if (!trade) return failed('TRADE_NOT_EXIST')
    const { numUpdatedRows } = await parts.database.statement
      .updateTable('demo_trade')
      .set({ status: 'TRADE_CLOSED' })
      .where('trade_no', '=', trade.trade_no)
      .where('status', '=', 'WAIT_BUYER_PAY')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return failed('TRADE_STATUS_ERROR')
    return done({ trade_no: trade.trade_no, out_trade_no: trade.out_trade_no })
  },

  async 'alipay.trade.refund'(parts, content) {
    const trade = await find(parts, content)
    if (!trade) return failed('TRADE_NOT_EXIST')
    const cents = fromYuan(content.refund_amount ?? '')
    if (cents === undefined || cents <= 0) return failed('INVALID_PARAMETER')
    const requestNo = content.out_request_no ?? trade.out_trade_no
    const outcome = await parts.database.write((tx) =>
      refundTrade(tx, { tradeNo: trade.trade_no, requestNo, cents, now: parts.clock() }),
    )
    if (typeof outcome === 'string') return failed(outcome)
    return done({
      trade_no: trade.trade_no,
      out_trade_no: trade.out_trade_no,
      fund_change: outcome.moved ? 'Y' : 'N',
      refund_fee: toYuan(outcome.refundedCents),
    })
  },

  async 'alipay.trade.fastpay.refund.query'(parts, content) {
    const trade = await find(parts, content)
    if (!trade) return failed('TRADE_NOT_EXIST')
    const refund = await parts.database.read
      .selectFrom('demo_refund')
      .select('amount_cents')
      .where('trade_no', '=', trade.trade_no)
      .where('out_request_no', '=', content.out_request_no ?? '')
      .executeTakeFirst()
    const known = { trade_no: trade.trade_no, out_trade_no: trade.out_trade_no }
    if (!refund) return done(known)
    return done({ ...known, refund_status: 'REFUND_SUCCESS', refund_amount: toYuan(refund.amount_cents) })
  },

  async 'alipay.data.dataservice.bill.downloadurl.query'({ database, billAt }, content) {
    const { bill_type: type, bill_date: day = '' } = content
    if (type !== 'trade' || !isDay(day)) return refused('isv.invalid-arguments')
    const bill = await writeDemoBill(database.read, day)
    return bill ? done({ bill_download_url: billAt(day) }) : refused('isp.bill_not_exist')
  },
}

/** A trade nobody paid in time counts as closed, and so does one whose money went back as a whole. */
function showTrade(trade: DemoTrade, now: Date): Answer {
  const over = trade.status === 'WAIT_BUYER_PAY' && trade.time_expire <= now
  const undone = trade.refunded_cents === trade.amount_cents
  return {
    trade_no: trade.trade_no,
    out_trade_no: trade.out_trade_no,
    trade_status: over || undone ? 'TRADE_CLOSED' : trade.status,
    total_amount: toYuan(trade.amount_cents),
    ...(trade.paid_at ? { send_pay_date: shopTime(trade.paid_at) } : {}),
  }
}
