import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  aGood,
  aNotice,
  aShopper,
  decide,
  openGateway,
  type Shopper,
  sendNotice,
  startPaying,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { checkBooks } from './check-books.ts'
import type {} from './payment-tables.ts'

const app = testApp()
const tx = () => app().database.read
const MINUTE = 60_000

async function anOrder(goods: { cents?: number; virtual?: boolean; stock?: number } = {}) {
  const shopper = await aShopper(app())
  const good = await aGood(tx(), goods)
  const order = await shopper.order([{ ...good, num: 2 }])
  return { shopper, good, order }
}

const statusOf = async (shopper: Shopper, id: number) =>
  (await shopper.api.orders.detail({ id })).data?.status
const stateOf = async (shopper: Shopper, order_sn: string) =>
  (await shopper.api.payment.state({ order_sn })).data?.state
const stockOf = async (skuId: number) =>
  (await tx().selectFrom('sku').select('stock').where('id', '=', skuId).executeTakeFirstOrThrow()).stock
const messagesOf = (buyerId: number) =>
  tx()
    .selectFrom('buyer_message')
    .select(['kind', 'data'])
    .where('buyer_id', '=', buyerId)
    .orderBy('id')
    .execute()
const attemptsOf = (orderId: number) =>
  tx().selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

async function anAttempt() {
  const scene = await anOrder({ cents: 1280 })
  await startPaying(app(), scene.shopper, scene.order.order_sn)
  const [payment] = await attemptsOf(scene.order.id)
  return { ...scene, payment: payment!, told: { sn: payment!.sn, amount: scene.order.pay_fee } }
}

test('the first thirty buyers of a new shop may all start to pay at once', async () => {
  const scenes = await Promise.all(Array.from({ length: 30 }, () => anOrder()))
  const started = await Promise.all(
    scenes.map(({ shopper, order }) => shopper.api.payment.alipay({ order_sn: order.order_sn })),
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
  expect(await shopper.api.payment.state({ order_sn: order.order_sn })).toMatchObject({
    code: 1,
    data: { order_id: order.id, state: 'paid', pay_fee: '25.60', pay_method: 'alipay' },
  })
  expect(await shopper.api.orders.detail({ id: order.id })).toMatchObject({
    data: { status: 1, pay_method: 'alipay', pay_time_text: expect.stringMatching(/^\d{4}-/) },
  })
  expect(await shopper.api.orders.counters()).toMatchObject({ data: { total_num: 1, unpaid: 0, nosend: 1 } })
  expect(await messagesOf(shopper.id)).toEqual([
    { kind: 'order_paid', data: { order_id: order.id, order_sn: order.order_sn, amount: '25.60' } },
  ])
  const { sales } = await tx()
    .selectFrom('product')
    .select('sales')
    .where('id', '=', good.product_id)
    .executeTakeFirstOrThrow()
  expect(sales).toBe(2)
  expect(await shopper.api.payment.alipay({ order_sn: order.order_sn })).toMatchObject({
    code: 0,
    msg: '订单已支付',
  })
  expect(await shopper.api.orders.cancel({ id: order.id })).toMatchObject({ code: 0, msg: '订单已支付' })
  expect(await checkBooks(tx())).toEqual([])
})

test('virtual goods are delivered on payment', async () => {
  const { shopper, order } = await anOrder({ virtual: true })
  await decide(app(), await startPaying(app(), shopper, order.order_sn), 'pay')
  expect(await statusOf(shopper, order.id)).toBe(2)
  const events = await tx()
    .selectFrom('order_event')
    .select(['from_status', 'to_status', 'actor'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { from_status: null, to_status: 0, actor: `buyer:${shopper.id}` },
    { from_status: 0, to_status: 1, actor: `buyer:${shopper.id}` },
    { from_status: 1, to_status: 2, actor: 'shop' },
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
    for (const call of ['alipay', 'state'] as const) {
      expect(await stranger.api.payment[call]({ order_sn })).toMatchObject({ code: 0, msg: '订单不存在' })
    }
  }
  await shopper.api.orders.cancel({ id: order.id })
  expect(await shopper.api.payment.alipay({ order_sn: order.order_sn })).toMatchObject({
    code: 0,
    msg: '订单已关闭',
  })
})

test('money the bank confirms later still arrives', async () => {
  const { shopper, order } = await anOrder()
  const page = await decide(app(), await startPaying(app(), shopper, order.order_sn), 'later')
  expect(page.text).toContain('付款处理中')
  app().now = new Date(app().now.getTime() + 15_000)
  await app().jobs.runNow('demo-notices')
  expect(await stateOf(shopper, order.order_sn)).toBe('paid')
})

test('a lost notice is made up for by asking', async () => {
  const { shopper, order } = await anOrder()
  const trade = await startPaying(app(), shopper, order.order_sn)
  await tx()
    .updateTable('demo_trade')
    .set({ notify_url: 'http://127.0.0.1:9/' })
    .where('trade_no', '=', trade)
    .execute()
  await decide(app(), trade, 'pay')
  expect(await stateOf(shopper, order.order_sn)).toBe('unpaid')
  app().now = new Date(app().now.getTime() + 16_000)
  expect(await stateOf(shopper, order.order_sn)).toBe('paid')
})

test('paid twice: one pays the order, the other goes back the way it came, and the buyer is told', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  await decide(app(), await startPaying(app(), shopper, order.order_sn), 'twice')
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

test('an order closes exactly when its time is up: stock and coupon go back, the provider takes nothing more', async () => {
  const { shopper, good, order } = await anOrder({ stock: 10 })
  const trade = await startPaying(app(), shopper, order.order_sn)
  app().now = new Date(Date.parse(order.expire_time) - 1000)
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(0)
  app().now = new Date(Date.parse(order.expire_time))
  expect(await shopper.api.payment.alipay({ order_sn: order.order_sn })).toMatchObject({
    code: 0,
    msg: '订单已关闭',
  })
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(-2)
  expect(await stockOf(good.sku_price_id)).toBe(10)
  expect((await decide(app(), trade, 'pay')).text).toContain('交易已关闭')
  expect(await messagesOf(shopper.id)).toMatchObject([{ kind: 'order_closed' }])
  expect(await stateOf(shopper, order.order_sn)).toBe('closed')
  expect(await checkBooks(tx())).toEqual([])
})

test('after days of standstill everything that is due is closed', async () => {
  const scenes = await Promise.all(Array.from({ length: 12 }, () => anOrder()))
  app().now = new Date(app().now.getTime() + 3 * 24 * 60 * MINUTE)
  // Sessions end after a week; these are three days old.
  await app().jobs.runNow('close-unpaid')
  for (const { shopper, order } of scenes) expect(await statusOf(shopper, order.id)).toBe(-2)
})

test('money that was on its way when the time was up wins over closing', async () => {
  const { shopper, order } = await anOrder()
  const trade = await startPaying(app(), shopper, order.order_sn)
  await tx()
    .updateTable('demo_trade')
    .set({ notify_url: 'http://127.0.0.1:9/' })
    .where('trade_no', '=', trade)
    .execute()
  await decide(app(), trade, 'pay')
  app().now = new Date(Date.parse(order.expire_time))
  await app().jobs.runNow('close-unpaid')
  expect(await statusOf(shopper, order.id)).toBe(1)
})

test('a cancelled order asks the provider first: unpaid it closes there too, paid it stays', async () => {
  const unpaid = await anOrder({ stock: 10 })
  const trade = await startPaying(app(), unpaid.shopper, unpaid.order.order_sn)
  expect(await unpaid.shopper.api.orders.cancel({ id: unpaid.order.id })).toMatchObject({
    code: 1,
    msg: '订单已取消',
    data: { status: -1, close_time_text: expect.stringMatching(/^\d{4}-/) },
  })
  expect((await decide(app(), trade, 'pay')).text).toContain('交易已关闭')
  expect(await stockOf(unpaid.good.sku_price_id)).toBe(10)

  const paid = await anOrder()
  const other = await startPaying(app(), paid.shopper, paid.order.order_sn)
  await tx()
    .updateTable('demo_trade')
    .set({ notify_url: 'http://127.0.0.1:9/' })
    .where('trade_no', '=', other)
    .execute()
  await decide(app(), other, 'pay')
  expect(await paid.shopper.api.orders.cancel({ id: paid.order.id })).toMatchObject({
    code: 0,
    msg: '订单已支付',
  })
  expect(await statusOf(paid.shopper, paid.order.id)).toBe(1)
})

test('paid after it was closed: the money goes back and the buyer is told why', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  const trade = await startPaying(app(), shopper, order.order_sn)
  await decide(app(), trade, 'later')
  await shopper.api.orders.cancel({ id: order.id })
  app().now = new Date(app().now.getTime() + 15_000)
  await app().jobs.runNow('demo-notices')
  expect(await statusOf(shopper, order.id)).toBe(-1)
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

test('a notice may come as often and as late as it likes: it counts once', async () => {
  const { shopper, order, told } = await anAttempt()
  const notice = await aNotice(app(), told)
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendNotice(app(), notice)))
  expect(new Set(answers)).toEqual(new Set(['success']))
  const waiting = await aNotice(app(), told, { before: { trade_status: 'WAIT_BUYER_PAY' } })
  expect(await sendNotice(app(), waiting)).toBe('success')
  expect(await sendNotice(app(), notice)).toBe('success')
  expect(await statusOf(shopper, order.id)).toBe(1)
  const receipts = await tx()
    .selectFrom('receipt')
    .select('used_for')
    .where('order_id', '=', order.id)
    .execute()
  expect(receipts).toEqual([{ used_for: 'order' }])
  expect(await checkBooks(tx())).toEqual([])
})

test('the answer to a notice is plain text', async () => {
  const { told } = await anAttempt()
  const response = await fetch(`${app().origin}/payment/alipay/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams(await aNotice(app(), told)).toString(),
  })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'success',
  ])
})

const strangersKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey

const forgeries: [string, Parameters<typeof aNotice>[2]][] = [
  ['signed by a stranger', { key: strangersKey }],
  ['without a signature', { after: { sign: '' } }],
  ['with a signature that is none', { after: { sign: '%%%' } }],
  ['with the amount changed after signing', { after: { total_amount: '0.01' } }],
  ['with another order after signing', { after: { out_trade_no: 'P1' } }],
  ['with a field added after signing', { after: { extra: '1' } }],
  ['signed, of another amount', { before: { total_amount: '0.01' } }],
  ['signed, of a negative amount', { before: { total_amount: '-25.60' } }],
  ['signed, without an amount', { before: { total_amount: '' } }],
  ['signed, of another app', { before: { app_id: '2021000000000009' } }],
  ['signed, of another seller', { before: { seller_id: '2088000000000009' } }],
  ['signed, of an unknown payment', { before: { out_trade_no: 'P0000000000000000000000' } }],
  ['that claims the old RSA', { after: { sign_type: 'RSA' } }],
  ['signed as the old RSA', { before: { sign_type: 'RSA' } }],
]

test.each(forgeries)('a notice %s changes nothing', async (_, forged) => {
  const { shopper, order, told } = await anAttempt()
  expect(await sendNotice(app(), await aNotice(app(), told, forged))).toBe('failure')
  expect(await statusOf(shopper, order.id)).toBe(0)
  expect(await tx().selectFrom('receipt').select('id').where('order_id', '=', order.id).execute()).toEqual([])
})

test('a genuine SHA-1 signature is refused as well', async () => {
  const { createSign } = await import('node:crypto')
  const { keysOf } = await import('#testing/builders/index.ts')
  const { shopper, order, told } = await anAttempt()
  const { sign: _, ...fields } = await aNotice(app(), told, { before: { sign_type: 'RSA' } })
  const content = (without: string[]) =>
    Object.keys(fields)
      .filter((name) => !without.includes(name))
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&')
  const { gatewayPrivate } = await keysOf(app())
  for (const without of [[], ['sign_type']]) {
    const sign = createSign('RSA-SHA1').update(content(without)).sign(gatewayPrivate, 'base64')
    expect(await sendNotice(app(), { ...fields, sign })).toBe('failure')
  }
  expect(await statusOf(shopper, order.id)).toBe(0)
})

test('notices race the close: each order ends paid or closed, never both, and no cent is lost', async () => {
  const scenes = await Promise.all(Array.from({ length: 16 }, () => anAttempt()))
  await Promise.all(
    scenes.flatMap(({ shopper, order, told }, at) => [
      at % 2 ? shopper.api.orders.cancel({ id: order.id }) : Promise.resolve(),
      aNotice(app(), told).then((notice) =>
        Promise.all([sendNotice(app(), notice), sendNotice(app(), notice)]),
      ),
    ]),
  )
  for (const { shopper, order } of scenes) expect([1, -1]).toContain(await statusOf(shopper, order.id))
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
  const markup = (await shopper.api.payment.alipay({ order_sn: order.order_sn })).data ?? ''
  const cheaper = markup.replace(order.pay_fee, '0.01')
  expect(cheaper).not.toBe(markup)
  const page = await openGateway(app(), cheaper)
  expect([page.status, page.tradeNo]).toEqual([400, ''])
})
