import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { Breaker } from '#testing/break-writes.ts'
import { decide, startPaying } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { alipayScenes } from './test-scenes.ts'

const app = testApp()
const { tx, anOrder, statusOf, stateOf, stockOf, messagesOf, loseNotice } = alipayScenes(app)
const MINUTE = 60_000

test('an order closes exactly when its time is up: stock and coupon go back, the provider takes nothing more', async () => {
  const { shopper, good, order } = await anOrder({ stock: 10 })
  const trade = await startPaying(app(), shopper, order.order_sn)
  app().now = new Date(Date.parse(order.expire_time) - 1000)
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.awaitingPayment)
  app().now = new Date(Date.parse(order.expire_time))
  expect(await shopper.api.payment.startAlipay({ order_sn: order.order_sn })).toMatchObject({
    code: 0,
    msg: '订单已关闭',
  })
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.closedByTime)
  expect(await stockOf(good.sku_price_id)).toBe(10)
  expect((await decide(app(), trade, 'pay')).text).toContain('交易已关闭')
  expect(await messagesOf(shopper.id)).toMatchObject([{ kind: 'order_closed' }])
  expect(await stateOf(shopper, order.order_sn)).toBe('closed')
  expect(await checkBooks(tx())).toEqual([])
})

test('a sweep that is broken after it has claimed an order leaves it to the next, half a minute later', async () => {
  const { shopper, good, order } = await anOrder({ stock: 10 })
  app().now = new Date(Date.parse(order.expire_time))
  const breaker = await new Breaker(app(), async () => undefined).open()
  breaker.breakNext({ at: 2, how: 'abort' })
  await breaker.sweep('close-unpaid', () => undefined)
  expect(breaker.broken).toBe(1)
  expect(await statusOf(shopper, order.id)).toBe(ORDER.awaitingPayment)
  app().now = new Date(app().now.getTime() + MINUTE / 2)
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.closedByTime)
  expect(await stockOf(good.sku_price_id)).toBe(10)
})

test('after days of standstill everything that is due is closed', async () => {
  const scenes = await Promise.all(Array.from({ length: 12 }, () => anOrder()))
  app().now = new Date(app().now.getTime() + 3 * 24 * 60 * MINUTE)
  // Sessions end after a week; these are three days old.
  await app().jobs.runNow('close-unpaid')
  for (const { shopper, order } of scenes) expect(await statusOf(shopper, order.id)).toBe(ORDER.closedByTime)
})

test('money that was on its way when the time was up wins over closing', async () => {
  const { shopper, order } = await anOrder()
  const trade = await startPaying(app(), shopper, order.order_sn)
  await loseNotice(trade)
  await decide(app(), trade, 'pay')
  app().now = new Date(Date.parse(order.expire_time))
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.paid)
})

test('a cancelled order asks the provider first: unpaid it closes there too, paid it stays', async () => {
  const unpaid = await anOrder({ stock: 10 })
  const trade = await startPaying(app(), unpaid.shopper, unpaid.order.order_sn)
  expect(await unpaid.shopper.api.orders.cancelOrder({ id: unpaid.order.id })).toMatchObject({
    code: 1,
    msg: '订单已取消',
    data: { status: ORDER.closedByBuyer, close_time_text: expect.stringMatching(/^\d{4}-/) },
  })
  expect((await decide(app(), trade, 'pay')).text).toContain('交易已关闭')
  expect(await stockOf(unpaid.good.sku_price_id)).toBe(10)

  const paid = await anOrder()
  const other = await startPaying(app(), paid.shopper, paid.order.order_sn)
  await loseNotice(other)
  await decide(app(), other, 'pay')
  expect(await paid.shopper.api.orders.cancelOrder({ id: paid.order.id })).toMatchObject({
    code: 0,
    msg: '订单已支付',
  })
  expect(await statusOf(paid.shopper, paid.order.id)).toBe(ORDER.paid)
})

test('paid after it was closed: the money goes back and the buyer is told why', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  const trade = await startPaying(app(), shopper, order.order_sn)
  await decide(app(), trade, 'later')
  await shopper.api.orders.cancelOrder({ id: order.id })
  app().now = new Date(app().now.getTime() + 15_000)
  await app().jobs.runNow('demo-notices')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.closedByBuyer)
  await app().jobs.runNow('try-refunds')
  const back = await tx()
    .selectFrom('demo_trade')
    .select('refunded_cents')
    .where('trade_no', '=', trade)
    .executeTakeFirstOrThrow()
  expect(back.refunded_cents).toBe(2560)
  expect(await messagesOf(shopper.id)).toEqual([
    {
      kind: 'surplus_returned',
      data: { order_id: order.id, order_sn: order.order_sn, amount: '25.60', reason: 'late' },
    },
  ])
  expect(await checkBooks(tx())).toEqual([])
})

test('what nobody paid for in time is for sale again on the page of whoever looks', async () => {
  const { good, order } = await anOrder({ stock: 2 })
  const seen = async () =>
    (await app().as().catalogue.productDetail({ id: good.product_id })).data?.sku_data[0]?.stock
  app().now = new Date(app().now.getTime() + 2000)
  expect(await seen()).toBe(0)
  app().now = new Date(Date.parse(order.expire_time))
  expect(await seen()).toBe(0)
  await app().jobs.runNow('close-unpaid')
  await expect.poll(seen).toBe(2)
})
