import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Alipay } from '#features/payment/server/alipay/alipay.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import { alipayScenes } from '#features/payment/server/test-scenes.ts'
import { type Day, daysAfter } from '#platform/calendar-day.ts'
import { shopDay } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { decide, startPaying } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import { fetchBills } from './fetch-bills.ts'

const app = testApp()
const { tx, anOrder } = alipayScenes(app)
const seller = () => asSeller(app()).moneySeller

/** Noon of the shop's day. */
const noon = (day: Day) => new Date(`${day}T12:00:00+08:00`)

/** Each test has a day of its own. */
let first: Day | undefined
let tests = 0
let today: Day
beforeEach(() => {
  first ??= shopDay(app().now)
  tests += 1
  today = daysAfter(first, tests)
  app().now = noon(today)
})

async function pay() {
  const { shopper, order } = await anOrder({ cents: 1280 })
  const tradeNo = await startPaying(app(), shopper, order.order_sn)
  await decide(app(), tradeNo, 'pay')
  return { order, tradeNo }
}

const toNextDay = () => {
  app().now = noon(daysAfter(today, 1))
}

test('the bill of a quiet and of a busy day agree with the books', async () => {
  const paid = await pay()
  await pay()
  const back = { orderId: paid.order.id, cents: 1000, now: app().now }
  await app().database.write((write) => refundOrder(write, back))
  await app().jobs.runNow('try-refunds')
  expect(await seller().compareBill({ day: today })).toMatchObject({ reason: 'money_bill_not_yet' })
  expect(await seller().showBill({ day: today })).toMatchObject({ reason: 'money_no_bill' })
  toNextDay()
  expect(await seller().compareBill({ day: today })).toMatchObject({
    code: 1,
    data: {
      payments: 2,
      refunds: 1,
      paid: '51.20',
      refunded: '10.00',
      fees: '0.30',
      differences: [],
    },
  })
  const quiet = daysAfter(today, -30)
  expect(await seller().compareBill({ day: quiet })).toMatchObject({
    code: 1,
    data: { payments: 0, refunds: 0, differences: [] },
  })
  const listed = (await seller().listBills({})).data?.data ?? []
  expect(listed.filter(({ day }) => day === today || day === quiet)).toMatchObject([
    { day: today, differences: 0 },
    { day: quiet },
  ])
})

test('what only one side has, and sums that differ, are listed; asking again sees what was put right', async () => {
  const [unknown, cheaper, missing] = [await pay(), await pay(), await pay()]
  const change = app().database.statement.updateTable('demo_trade')
  await change.set({ amount_cents: 2000 }).where('trade_no', '=', cheaper.tradeNo).execute()
  await change.set({ paid_at: null }).where('trade_no', '=', missing.tradeNo).execute()
  await change
    .set({ out_trade_no: 'P0', subject: '别家的 #1，"订单"' })
    .where('trade_no', '=', unknown.tradeNo)
    .execute()
  toNextDay()
  const { data } = await seller().compareBill({ day: today })
  const found = Map.groupBy(data?.differences ?? [], ({ trade_no }) => trade_no)
  expect(found.get(cheaper.tradeNo)).toMatchObject([{ in_bill: '20.00', in_books: '25.60' }])
  expect(found.get(missing.tradeNo)).toMatchObject([{ in_bill: '', in_books: '25.60' }])
  expect(found.get(unknown.tradeNo)).toMatchObject([
    { sn: 'P0', in_bill: '25.60', in_books: '' },
    { in_bill: '', in_books: '25.60' },
  ])
  expect(found.size).toBe(3)
  await change
    .set({ paid_at: noon(today) })
    .where('trade_no', '=', missing.tradeNo)
    .execute()
  expect((await seller().compareBill({ day: today })).data?.differences).toHaveLength(3)
  const lines = await tx().selectFrom('audit_line').select('thing').where('thing_id', '=', today).execute()
  expect(lines).toHaveLength(2)
})

test('the command shows a bill that was compared, and says when Alipay does not answer', async () => {
  const { tradeNo } = await pay()
  await app()
    .database.statement.updateTable('demo_trade')
    .set({ amount_cents: 1 })
    .where('trade_no', '=', tradeNo)
    .execute()
  toNextDay()
  await seller().compareBill({ day: today })
  const shown = await typeAsSeller(app(), ['money', 'bill', today, '--kept'])
  expect(shown).toMatchObject({ code: 0, err: '' })
  expect(shown.out).toMatch(new RegExp(`Payment +${tradeNo} .* 0\\.01 +25\\.60`))
  expect((await typeAsSeller(app(), ['money', 'bills'])).out).toMatch(new RegExp(`${today} .* 1\\b`))
  const silent = { PUBLIC_URL: 'http://127.0.0.1:9' }
  expect(await typeAsSeller(app(), ['money', 'bill', '2026-01-01'], silent)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Alipay did not answer'),
  })
  expect(await typeAsSeller(app(), ['money', 'bill', '2026-13-01'])).toMatchObject({ code: 1 })
})

test('by itself the shop looks at every day once its bill is ready, and makes up for days it was off', async () => {
  await app().database.write(async (write) => {
    await write.deleteFrom('alipay_bill').execute()
  })
  for (const day of [daysAfter(today, -1), today]) {
    app().now = noon(day)
    await pay()
  }
  const asked: Day[] = []
  const alipay = {
    bill: async (day: Day) => {
      asked.push(day)
      if (asked.length === 1) throw new Error('no line')
      return undefined
    },
  } as unknown as Alipay
  const sweep = (hour: string) => {
    app().now = new Date(`${daysAfter(today, 1)}T${hour}:00:00+08:00`)
    const log = pino({ level: 'silent' })
    return fetchBills({ database: app().database, alipay, log, clock: () => app().now })
  }
  expect(await sweep('09')).toBe(0)
  const due = await sweep('10')
  expect(asked.slice(-2)).toEqual([daysAfter(today, -1), today])
  expect(await sweep('11')).toBe(1)
  expect(asked).toHaveLength(due + 1)
  expect(await sweep('12')).toBe(0)
})
