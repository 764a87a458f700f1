import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
/** Nobody listens there. */
const app = testApp({
  alipay: {
    appId: '2021',
    sellerId: '2088',
    privateKey: pair.privateKey,
    alipayPublicKey: pair.publicKey,
    gateway: 'http://127.0.0.1:9/gateway.do',
  },
})
const tx = () => app().database.read

async function anAttempt() {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 10 })
  const order = await shopper.order([{ ...good, num: 2 }])
  const markup = await shopper.api.payment.startAlipay({ order_sn: order.order_sn })
  const status = async () => (await shopper.api.orders.orderDetail({ id: order.id })).data?.status
  return { shopper, order, markup, status }
}

test('with an account of one’s own the form leads to Alipay, and the stand-in does not exist', async () => {
  const { markup } = await anAttempt()
  expect(markup.data).toContain('action="http://127.0.0.1:9/gateway.do?')
  const url = new URL(/action="([^"]*)"/.exec(markup.data ?? '')?.[1] ?? '')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    app_id: '2021',
    method: 'alipay.trade.page.pay',
    sign_type: 'RSA2',
    notify_url: 'http://localhost/payment/alipay/notice',
    return_url: 'http://localhost/payment/alipay/return',
  })
  const response = await fetch(`${app().origin}/demo-alipay/gateway.do`, {
    method: 'POST',
    body: new URLSearchParams({}),
  })
  expect(response.status).toBe(404)
})

test('while the provider is silent a buyer cannot cancel what may be paid, and the page keeps waiting', async () => {
  const { shopper, order, status } = await anAttempt()
  const cancelled = await shopper.api.orders.cancelOrder({ id: order.id })
  expect(cancelled).toMatchObject({ code: 0, msg: '暂时无法确认支付状态，请稍后再试' })
  expect(await status()).toBe(ORDER.awaitingPayment)
  app().now = new Date(app().now.getTime() + 20_000)
  expect(await shopper.api.payment.paymentState({ order_sn: order.order_sn })).toMatchObject({
    code: 1,
    data: { state: 'unpaid' },
  })
})

test('the shop waits five minutes for a silent provider before it closes an order whose time is up', async () => {
  const { order, status } = await anAttempt()
  app().now = new Date(Date.parse(order.expire_time))
  await app().jobs.runNow('close-unpaid')
  expect(await status()).toBe(ORDER.awaitingPayment)
  app().now = new Date(Date.parse(order.expire_time) + 5 * 60_000)
  await app().jobs.runNow('close-unpaid')
  expect(await status()).toBe(ORDER.closedByTime)
  expect(await checkBooks(tx())).toEqual([])
})

test('an order nobody began to pay needs no provider to be closed', async () => {
  const shopper = await aShopper(app())
  const order = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  expect(await shopper.api.orders.cancelOrder({ id: order.id })).toMatchObject({
    code: 1,
    data: { status: ORDER.closedByBuyer },
  })
})
