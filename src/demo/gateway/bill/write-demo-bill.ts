import { DEMO_SELLER_ID } from '#demo/gateway/load-demo-keys.ts'
import type { Day } from '#platform/calendar-day.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { encodeGbk } from './encode-gbk.ts'
import { writeZip } from './write-zip.ts'

type Move = {
  trade_no: string
  out_trade_no: string
  subject: string
  cents: Cents
  request_no: string
  at: string
}

/** Six of a thousand, rounded to the cent, as Alipay takes. */
const feeOf = (cents: Cents) => Math.round(cents * 0.006)

const HEADS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** The bill of a day as Alipay serves it: a ZIP with the movements and their sums; nothing for a day without any. */
export async function writeDemoBill(tx: ReadTx, day: Day): Promise<Buffer | undefined> {
  const moves = await movesOf(tx, day)
  if (moves.length === 0) return undefined
  const sum = moves.reduce((all, { cents }) => all + cents, 0)
  const file = (name: string, lines: readonly string[]) => ({
    name: encodeGbk(`${DEMO_SELLER_ID}0156_${day.replaceAll('-', '')}_${name}.csv`),
    content: encodeGbk(lines.map((line) => `${line}\r\n`).join('')),
  })
  const beginning = ['#支付宝业务明细查询', `#账号：[${DEMO_SELLER_ID}0156]`, `#起始日期：[${day} 00:00:00]`]
  return writeZip([
    file('业务明细', [
      ...beginning,
      '#----业务明细列表----',
      HEADS,
      ...moves.map(lineOf),
      '#----业务明细列表结束----',
    ]),
    file('业务明细(汇总)', [...beginning, '门店编号,门店名称,订单金额（元）', `合计,,${toYuan(sum)}`]),
  ])
}

/** Alipay ends its cells with tabs, so that spreadsheets leave long numbers alone. */
function lineOf(move: Move): string {
  const back = move.cents < 0
  const fee = back ? 0 : -feeOf(move.cents)
  const subject = `"${move.subject.replaceAll('"', '""')}"`
  const cells = [move.trade_no, move.out_trade_no, back ? '退款' : '交易', subject, move.at, move.at]
  const sums = [toYuan(move.cents), toYuan(move.cents), ...Array.from({ length: 5 }, () => '0.00')]
  const rest = ['', '0.00', '0.00', move.request_no, toYuan(fee), '0.00', '']
  return [...cells, '', '', '', '', 'buyer***@demo', ...sums, ...rest].map((cell) => `${cell}\t`).join(',')
}

const movesOf = (tx: ReadTx, day: Day) =>
  select<Move>(tx)`
    with moves as (
      select trade_no, out_trade_no, subject, amount_cents as cents, '' as request_no, paid_at as at
      from demo_trade where paid_at is not null
      union all
      select r.trade_no, t.out_trade_no, t.subject, -r.amount_cents, r.out_request_no, r.created_at
      from demo_refund r join demo_trade t on t.trade_no = r.trade_no
    )
    select trade_no, out_trade_no, subject, cents, request_no,
      to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as at
    from moves where (at at time zone 'Asia/Shanghai')::date = ${day}::date
    order by at, trade_no, request_no`
