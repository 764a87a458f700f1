import { beforeEach, expect, test } from 'vitest'
import { days, later, minutes, shopDay } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anAfterSale, aPaidOrder, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
// Each test has a day of its own. At noon: in its first hour one is counted beside the day before it, which can still change.
beforeEach(() => {
  app().now = new Date(`${shopDay(later(app().now, days(1)))}T12:00:00+08:00`)
})
const seller = () => asSeller(app(), 'en_US')
const today = () => shopDay(app().now)

async function showReport(by: 'day' | 'product' | 'category' | 'region' | 'reason') {
  await app().jobs.runNow('reports')
  const { data } = await seller().reportsSeller.showReport({ from: today(), until: today(), by })
  if (!data) throw new Error('no report')
  return data
}

test('a day is told by what was paid and what went back on it, and by product, place and reason', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { cents: 1000, stock: 7 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 3 }] })
  const request = await anAfterSale(app(), shopper, order, { num: 1 })
  await seller().afterSalesSeller.approveAfterSale({ id: request.id })
  const { order_sn } = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
  await seller().refundsSeller.refundPaidOrder({ order_sn, amount: '2', reason: 'bruised' })
  const figures = { orders: 2, pieces: 4, sum: '40.00', refunds: 2, refunded: '12.00' }
  const day = await showReport('day')
  expect(day.total).toEqual({ ...figures, new_buyers: 1, old_buyers: 0 })
  expect(day.rows).toMatchObject([{ key: today(), ...figures }])
  expect((await showReport('product')).rows).toMatchObject([{ key: String(good.product_id), ...figures }])
  expect((await showReport('category')).rows).toMatchObject([figures])
  expect((await showReport('region')).rows).toMatchObject([
    { orders: 2, sum: '40.00', refunded: '12.00', name: expect.stringMatching(/^[A-Z]/) },
  ])
  expect((await showReport('reason')).rows.map(({ name, refunded }) => [name, refunded])).toEqual([
    [expect.any(String), '10.00'],
    ['Given back by the shop', '2.00'],
  ])
  // The next day the same buyer has bought before, and yesterday stays as it was.
  app().now = later(app().now, days(1))
  await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
  expect((await showReport('day')).total).toMatchObject({ orders: 1, new_buyers: 0, old_buyers: 1 })
  const before = shopDay(later(app().now, -days(1)))
  const both = await seller().reportsSeller.showReport({ from: before, until: today() })
  expect(both.data?.total).toMatchObject({ orders: 3, sum: '50.00', refunded: '12.00' })
  expect(await seller().reportsSeller.exportReport({ from: before, until: today() })).toMatchObject({
    data: { csv: expect.stringContaining(`${before},2,4,40,2,12,1,0`) },
  })
  expect(await seller().reportsSeller.listRunningOut()).toMatchObject({
    data: [{ product_id: good.product_id, sold: 5, days_left: expect.any(Number) }],
  })
})

test('counted twice, or all anew, the figures are the same', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  await aPaidOrder(app(), shopper)
  app().now = later(app().now, minutes(6))
  const once = await showReport('product')
  app().now = later(app().now, minutes(6))
  expect(await app().jobs.runNow('reports')).toBe(1)
  expect((await showReport('product')).rows).toEqual(once.rows)
  expect(await typeAsSeller(app(), ['reports', 'rebuild'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('counted anew'),
  })
  expect((await showReport('product')).rows).toEqual(once.rows)
})

test('a report that ends before it begins, or is about years, is not told', async () => {
  const ask = (from: string, until: string) => seller().reportsSeller.showReport({ from, until })
  expect(await ask('2026-11-02', '2026-11-01')).toMatchObject({ reason: 'shell_bad_input' })
  expect(await ask('2020-11-02', '2026-11-01')).toMatchObject({ reason: 'shell_bad_input' })
  expect(await ask('2026-02-30', '2026-03-01')).toMatchObject({ reason: 'shell_bad_input' })
  for (const from of ['tomorrow', '2025-13-45'])
    expect(await ask(from, '2026-11-01')).toMatchObject({ reason: 'shell_bad_input' })
})
