import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { aShopper, decide, openGateway, payByAlipay, startPaying } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowOf } from '#testing/table-rows.ts'
import { alipayScenes } from './test-scenes.ts'

const app = testApp()
const { tx, anOrder, attemptsOf, statusOf, stateOf, messagesOf, loseNotice } = alipayScenes(app)

test('the first thirty buyers of a new shop may all start to pay at once', async () => {
  const scenes = await Promise.all(Array.from({ length: 30 }, () => anOrder()))
  const started = await Promise.all(
    scenes.map(({ shopper, order }) => shopper.api.payment.startAlipay({ order_sn: order.order_sn })),
  )
  expect(started.filter(({ code }) => code !== 1)).toEqual([])
})

test('the data is a form for the provider’s page, which shows what is to be paid in either language', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  const answer = await app().call('/v1/64803520af7e5', { order_sn: order.order_sn }, { token: shopper.token })
  expect(answer).toMatchObject({ code: 1 })
  const markup = answer.data as string
  expect(markup).toContain('<form action="/demo-alipay/gateway.do?')
  const [zh, en] = [await openGateway(app(), markup), await openGateway(app(), markup, 'en_US')]
  expect(zh.text).toContain('模拟支付宝收银台')
  expect(zh.text).toContain('¥25.60')
  expect(en.text).toContain('Simulated Alipay checkout')
  expect(en.text).toContain('<html lang="en-US">')
  expect(zh.tradeNo).toBe(en.tradeNo)
  expect(zh.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(zh.text).not.toContain('<script')
})

test('paying makes the order paid, once, and everybody is told', async () => {
  const { shopper, good, order } = await anOrder({ cents: 1280 })
  const trade = await startPaying(app(), shopper, order.order_sn)
  expect(await stateOf(shopper, order.order_sn)).toBe('unpaid')
  const page = await decide(app(), trade, 'pay')
  expect(page.text).toContain('付款成功')
  expect(await shopper.api.payment.paymentState({ order_sn: order.order_sn })).toMatchObject({
    code: 1,
    data: { order_id: order.id, state: 'paid', pay_fee: '25.60', pay_method: 'alipay' },
  })
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: { status: ORDER.paid, pay_method: 'alipay', pay_time_text: expect.stringMatching(/^\d{4}-/) },
  })
  expect(await shopper.api.orders.countOrders()).toMatchObject({
    data: { total_num: 1, unpaid: 0, nosend: 1 },
  })
  expect(await messagesOf(shopper.id)).toEqual([
    { kind: 'order_paid', data: { order_id: order.id, order_sn: order.order_sn, amount: '25.60' } },
  ])
  expect(await rowOf(app(), 'product', { id: good.product_id })).toMatchObject({ sales: 2 })
  expect(await shopper.api.payment.startAlipay({ order_sn: order.order_sn })).toMatchObject({
    code: 0,
    msg: '订单已支付',
  })
  expect(await shopper.api.orders.cancelOrder({ id: order.id })).toMatchObject({ code: 0, msg: '订单已支付' })
  expect(await checkBooks(tx())).toEqual([])
})

test('virtual goods are delivered on payment', async () => {
  const { shopper, order } = await anOrder({ virtual: true })
  await payByAlipay(app(), shopper, order.order_sn)
  expect(await statusOf(shopper, order.id)).toBe(ORDER.shipped)
  const events = await tx()
    .selectFrom('order_event')
    .select(['from_status', 'to_status', 'actor'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { from_status: ORDER.awaitingPayment, to_status: ORDER.paid, actor: `buyer:${shopper.id}` },
    { from_status: ORDER.paid, to_status: ORDER.shipped, actor: 'shop' },
  ])
})

test('coming back to the page is the same attempt; a payment that fails can be tried again', async () => {
  const { shopper, order } = await anOrder()
  const [first, second] = [
    await startPaying(app(), shopper, order.order_sn),
    await startPaying(app(), shopper, order.order_sn),
  ]
  expect(first).toBe(second)
  expect((await decide(app(), first, 'fail', 'en_US')).text).toContain('Payment not completed')
  expect(await stateOf(shopper, order.order_sn)).toBe('unpaid')
  await decide(app(), first, 'pay')
  expect(await stateOf(shopper, order.order_sn)).toBe('paid')
  expect(await attemptsOf(order.id)).toHaveLength(1)
})

test('a stranger’s order, an unknown one and a closed one cannot be paid', async () => {
  const { shopper, order } = await anOrder()
  const stranger = await aShopper(app())
  for (const order_sn of [order.order_sn, '123', '']) {
    for (const call of ['startAlipay', 'paymentState'] as const) {
      expect(await stranger.api.payment[call]({ order_sn })).toMatchObject({ code: 0, msg: '订单不存在' })
    }
  }
  await shopper.api.orders.cancelOrder({ id: order.id })
  expect(await shopper.api.payment.startAlipay({ order_sn: order.order_sn })).toMatchObject({
    code: 0,
    msg: '订单已关闭',
  })
})

test('money the bank confirms later still arrives', async () => {
  const { shopper, order } = await anOrder()
  const page = await payByAlipay(app(), shopper, order.order_sn, 'later')
  expect(page.text).toContain('付款处理中')
  app().now = new Date(app().now.getTime() + 15_000)
  await app().jobs.runNow('demo-notices')
  expect(await stateOf(shopper, order.order_sn)).toBe('paid')
})

test('a lost notice is made up for by asking', async () => {
  const { shopper, order } = await anOrder()
  const trade = await startPaying(app(), shopper, order.order_sn)
  await loseNotice(trade)
  await decide(app(), trade, 'pay')
  expect(await stateOf(shopper, order.order_sn)).toBe('unpaid')
  app().now = new Date(app().now.getTime() + 16_000)
  expect(await stateOf(shopper, order.order_sn)).toBe('paid')
})

test('paid twice: one pays the order, the other goes back the way it came, and the buyer is told', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  await payByAlipay(app(), shopper, order.order_sn, 'twice')
  expect(await stateOf(shopper, order.order_sn)).toBe('paid')
  expect((await messagesOf(shopper.id)).map(({ kind }) => kind)).toEqual(['order_paid', 'surplus_returned'])
  expect(await app().jobs.runNow('try-refunds')).toBe(1)
  const [payment] = await attemptsOf(order.id)
  const trades = await tx()
    .selectFrom('demo_trade')
    .select(['refunded_cents'])
    .where('out_trade_no', '=', payment?.sn ?? '')
    .orderBy('refunded_cents')
    .execute()
  expect(trades).toEqual([{ refunded_cents: 0 }, { refunded_cents: 2560 }])
  expect(await app().jobs.runNow('try-refunds')).toBe(0)
  expect(await checkBooks(tx())).toEqual([])
})

test('the page after paying speaks the buyer’s language and runs no script', async () => {
  for (const [language, words] of [
    ['zh_CN', '支付已提交'],
    ['en_US', 'Your payment was submitted'],
  ]) {
    const response = await fetch(`${app().origin}/payment/alipay/return?out_trade_no=%22%3E<script>`, {
      headers: { cookie: `locale=${language}` },
    })
    const text = await response.text()
    expect(text).toContain(words)
    expect(text).not.toContain('<script')
  }
})

test('the provider’s page refuses what the shop did not sign', async () => {
  const { shopper, order } = await anOrder()
  const markup = (await shopper.api.payment.startAlipay({ order_sn: order.order_sn })).data ?? ''
  const cheaper = markup.replace(order.pay_fee, '0.01')
  expect(cheaper).not.toBe(markup)
  const page = await openGateway(app(), cheaper)
  expect([page.status, page.tradeNo]).toEqual([400, ''])
})
