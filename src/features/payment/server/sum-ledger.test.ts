import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { BOOK_SUMS, type BookSum } from '#features/payment/payment-rules.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import { type Day, daysAfter } from '#platform/calendar-day.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { fromYuan } from '#platform/money.ts'
import { readRows } from '#platform/spreadsheets/read-rows.ts'
import { shopDay } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aCoupon, aGood, aShopper, PAYMENT_PASSWORD, payByAlipay } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import { refundOrder } from './refund-order.ts'
import { emptyWallet } from './return-wallet.ts'

const app = testApp()
const tx = () => app().database.read

const gift = (write: WriteTx, buyerId: number, now: Date) =>
  postEntry(write, {
    kind: 'gift',
    orderId: null,
    reference: '',
    lines: [
      { account: 'promotions', cents: -10_000 },
      { account: 'buyer', buyerId, cents: 10_000 },
    ],
    now,
  })

/** Two days in which everything happens once, half an hour before midnight. */
async function twoBusyDays(): Promise<Day[]> {
  const days = [1, 2].map((n) => daysAfter(shopDay(app().now), n))
  for (const day of days) {
    const now = new Date(`${day}T23:30:00+08:00`)
    app().now = now
    const shopper = await aShopper(app())
    await app().database.write((write) => gift(write, shopper.id, now))
    const good = await aGood(app().database, { cents: 1280 })
    const { code } = await aCoupon(app().database, { amountCents: 300 })
    const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
    const paid = await shopper.order([{ ...good, num: 1 }], { coupon_id })
    await payByAlipay(app(), shopper, paid.order_sn, 'twice')
    const fromWallet = await shopper.order([{ ...good, num: 2 }])
    await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn: fromWallet.order_sn })
    await app().database.write(async (write) => {
      await refundOrder(write, { orderId: paid.id, cents: 200, now })
      await refundOrder(write, { orderId: fromWallet.id, cents: 500, now })
      await emptyWallet(write, { buyerId: shopper.id, now })
    })
    await app().jobs.runNow('try-refunds')
    const stuck = (await asSeller(app()).moneySeller.listStuckMoney({})).data?.data ?? []
    for (const { sn } of stuck) await asSeller(app()).moneySeller.settleRefund({ sn, note: '转账' })
  }
  return days
}

let days: Day[]
beforeAll(async () => {
  days = await twoBusyDays()
})

const periods = (days: readonly Day[], letters: number) => [
  ...new Set(days.map((day) => day.slice(0, letters))),
]

const booksOf = async (names: readonly string[]) => {
  const answers = names.map((period) => asSeller(app()).moneySeller.sumBooks({ period }))
  return (await Promise.all(answers)).flatMap(({ data }) => data ?? [])
}

test('day by day and month by month the export adds up to the ledger', async () => {
  const byDay = await booksOf(periods(days, 7))
  const byMonth = await booksOf(periods(days, 4))
  expect(byDay.map(({ period }) => period)).toEqual(days)
  expect(byMonth.map(({ period }) => period)).toEqual(periods(days, 7))
  const total = (rows: typeof byDay, name: BookSum) =>
    rows.reduce((all, row) => all + (fromYuan(row[name]) ?? 0), 0)
  for (const name of BOOK_SUMS) expect(total(byMonth, name)).toBe(total(byDay, name))
  const sum = (name: BookSum) => total(byDay, name)
  const lines = await tx().selectFrom('ledger_line').select(['account', 'amount_cents']).execute()
  const account = (name: string) =>
    lines.filter((line) => line.account === name).reduce((all, line) => all + line.amount_cents, 0)
  expect(sum('goods') + sum('postage') - sum('refunds')).toBe(account('revenue'))
  expect(sum('paid_back') - sum('paid_alipay') - sum('top_ups') - sum('surplus')).toBe(account('alipay'))
  expect(-sum('discounts') - sum('gifts')).toBe(account('promotions'))
  expect(sum('paid_outside')).toBe(account('paid_outside'))
  expect(
    sum('top_ups') + sum('gifts') + sum('refunds_to_wallet') - sum('paid_balance') - sum('top_ups_back'),
  ).toBe(account('buyer'))
  expect(sum('goods') + sum('postage') - sum('discounts')).toBe(sum('paid_alipay') + sum('paid_balance'))
  for (const name of ['discounts', 'surplus', 'gifts', 'refunds', 'paid_outside', 'paid_back'] as const)
    expect(sum(name)).toBeGreaterThan(0)
})

test('the command writes it as a file a spreadsheet opens, with the sums below', async () => {
  const month = shopDay(app().now).slice(0, 7)
  const csv = await typeAsSeller(app(), ['money', 'export', '--month', month])
  expect(csv).toMatchObject({ code: 0, err: '' })
  expect(csv.out).toMatch(/^\ufeffPeriod,Goods,Postage/)
  const file = path.join(app().dataDir, 'books.xlsx')
  expect(
    await typeAsSeller(app(), ['money', 'export', '--month', month, '--format', 'xlsx', '--to', file]),
  ).toMatchObject({
    code: 0,
    out: expect.stringContaining('books.xlsx'),
  })
  const rows = await readRows(await readFile(file))
  const [heads, ...months] = rows
  expect(heads?.slice(0, 3)).toEqual(['Period', 'Goods', 'Postage'])
  const goods = months.map(([, cents]) => fromYuan(cents ?? '') ?? 0)
  expect(months.at(-1)?.[0]).toBe('Total')
  expect(goods.at(-1)).toBe(goods.slice(0, -1).reduce((all, cents) => all + cents, 0))
  expect(goods.at(-1)).toBeGreaterThan(0)
  expect(await typeAsSeller(app(), ['money', 'export'])).toMatchObject({ code: 2 })
  expect(await typeAsSeller(app(), ['money', 'export', '--month', 'May'])).toMatchObject({ code: 1 })
})
