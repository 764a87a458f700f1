import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import {
  aBuyer,
  aGood,
  anAddressOf,
  aShopper,
  decide,
  PAYMENT_PASSWORD,
  startPaying,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowOf } from '#testing/table-rows.ts'

const app = testApp()
const tx = () => app().database.read
const BALANCE = '/v1/6486dd3a42bcc'

async function anOrder(cents: number, price = 1280) {
  const shopper = await aShopper(app(), { cents })
  const order = await shopper.order([{ ...(await aGood(app().database, { cents: price })), num: 1 }])
  return { shopper, order, pay: { pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn } }
}

test('the wallet pays: code, time in seconds, and what is left', async () => {
  const { shopper, order, pay } = await anOrder(5000)
  const answer = await app().call(BALANCE, pay, { token: shopper.token })
  expect(answer).toMatchObject({
    code: 1,
    msg: '支付成功',
    data: {
      time: Math.floor(app().now.getTime() / 1000),
      order_sn: order.order_sn,
      pay_fee: '12.80',
      balance: '37.20',
    },
  })
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: { status: ORDER.paid, pay_method: 'balance' },
  })
  expect(await shopper.api.wallet.showSummary()).toMatchObject({
    data: { balance: '37.20', total_in: '50.00', total_out: '12.80', has_payment_password: 1 },
  })
  expect(await shopper.api.wallet.listMovements({})).toMatchObject({
    data: {
      total: 2,
      data: [
        {
          kind: 'purchase',
          title: '订单支付',
          amount: '-12.80',
          balance: '37.20',
          order_id: order.id,
          order_sn: order.order_sn,
        },
        { kind: 'gift', title: '平台赠送', amount: '50.00', balance: '50.00', order_id: null, order_sn: '' },
      ],
    },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test.each([
  [{ pay_password: '' }, '请输入支付密码', 'Please enter a payment password'],
  [{ pay_password: '12345' }, '支付密码为 6 位数字', 'The payment password has 6 digits'],
  [{ pay_password: '12345x' }, '支付密码为 6 位数字', 'The payment password has 6 digits'],
  [{ pay_password: '111111' }, '支付密码错误，还可尝试 4 次', undefined],
  [{ order_sn: '1' }, '订单不存在', 'This order does not exist'],
  [{}, '余额不足，当前余额 ¥12.79', 'Your balance of ¥12.79 is not enough'],
])('with %j and 12.79 in the wallet it is told "%s"', async (wrong, zh, en) => {
  const { shopper, order, pay } = await anOrder(1279)
  expect(await app().call(BALANCE, { ...pay, ...wrong }, { token: shopper.token })).toMatchObject({
    code: 0,
    msg: zh,
  })
  if (en) {
    const answer = await app().call(
      BALANCE,
      { ...pay, ...wrong },
      { token: shopper.token, language: 'en-us' },
    )
    expect(answer).toMatchObject({ code: 0, msg: en })
  }
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: { status: ORDER.awaitingPayment },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('without a payment password there is nothing to pay with', async () => {
  const buyer = await aBuyer(app().database)
  const address_id = await anAddressOf(app().database, buyer.id)
  const goods_list = [{ ...(await aGood(app().database)), num: 1 }]
  const api = app().as({ token: buyer.token })
  const order = await api.orders.createOrder({ goods_list, address_id })
  const pay = { pay_password: PAYMENT_PASSWORD, order_sn: order.data?.order_sn ?? '' }
  expect(await api.payment.payByBalance(pay)).toMatchObject({ code: 0, msg: '请先在安全设置中设置支付密码' })
  expect(await api.wallet.showSummary()).toMatchObject({ data: { balance: '0.00', has_payment_password: 0 } })
})

test('five wrong passwords lock it for fifteen minutes, also against many at once', async () => {
  const { shopper, pay } = await anOrder(5000)
  const wrong = await Promise.all(
    Array.from({ length: 12 }, () => shopper.api.payment.payByBalance({ ...pay, pay_password: '000000' })),
  )
  const told = wrong.map(({ msg }) => msg)
  expect(told.filter((msg) => msg.startsWith('支付密码错误，还可尝试'))).toHaveLength(4)
  expect(told.filter((msg) => msg === '支付密码错误次数过多，请 15 分钟后再试')).toHaveLength(8)
  expect(await shopper.api.payment.payByBalance(pay)).toMatchObject({
    code: 0,
    msg: '支付密码错误次数过多，请 15 分钟后再试',
  })
  app().now = new Date(app().now.getTime() + 15 * 60_000)
  expect(await shopper.api.payment.payByBalance(pay)).toMatchObject({ code: 1 })
})

test('a stranger cannot pay, a closed order cannot be paid, one whose time is up neither', async () => {
  const { shopper, order, pay } = await anOrder(5000)
  const stranger = await aShopper(app(), { cents: 5000 })
  expect(await stranger.api.payment.payByBalance(pay)).toMatchObject({ code: 0, msg: '订单不存在' })
  const start = app().now
  app().now = new Date(Date.parse(order.expire_time))
  expect(await shopper.api.payment.payByBalance(pay)).toMatchObject({ code: 0, msg: '订单已关闭' })
  app().now = start
  await shopper.api.orders.cancelOrder({ id: order.id })
  expect(await shopper.api.payment.payByBalance(pay)).toMatchObject({ code: 0, msg: '订单已关闭' })
})

test('twenty right payment passwords at once lock nothing', async () => {
  const shopper = await aShopper(app(), { cents: 5000 })
  const order = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  const pay = { pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn }
  const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.api.payment.payByBalance(pay)))
  expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`)).size).toBe(1)
})

test('paid once however often it is sent, with a key or without; the same key with another order is refused', async () => {
  const { shopper, pay } = await anOrder(5000)
  const send = (input: object, key?: string) =>
    app().call(BALANCE, input, { token: shopper.token, ...(key ? { key } : {}) })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => send(pay, n % 2 ? 'pay-1' : undefined)),
  )
  expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1)
  expect(answers[0]).toMatchObject({ code: 1, data: { balance: '37.20' } })
  const other = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  expect(await send({ ...pay, order_sn: other.order_sn }, 'pay-1')).toMatchObject({
    code: 0,
    msg: '该请求编号已用于另一个请求',
  })
  expect(await send(pay, 'pay-1')).toMatchObject({ code: 1, data: { balance: '37.20' } })
  expect(await shopper.api.wallet.showSummary()).toMatchObject({ data: { balance: '37.20' } })
  expect(await checkBooks(tx())).toEqual([])
})

test('a wallet that holds enough for three of eight pays three', async () => {
  const shopper = await aShopper(app(), { cents: 3 * 1280 + 1279 })
  const good = await aGood(app().database)
  const orders = await Promise.all(Array.from({ length: 8 }, () => shopper.order([{ ...good, num: 1 }])))
  const paid = await Promise.all(
    orders.map(({ order_sn }) =>
      shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn }),
    ),
  )
  expect(paid.filter(({ code }) => code === 1)).toHaveLength(3)
  expect(await shopper.api.wallet.showSummary()).toMatchObject({ data: { balance: '12.79' } })
  expect(await checkBooks(tx())).toEqual([])
})

test('paid from the wallet while the provider’s page is open: that page is closed, and money from it goes back', async () => {
  const { shopper, order, pay } = await anOrder(5000)
  const trade = await startPaying(app(), shopper, order.order_sn)
  await shopper.api.payment.payByBalance(pay)
  await app().jobs.runNow('ask-payments')
  expect((await decide(app(), trade, 'pay')).text).toContain('交易已关闭')

  const second = await anOrder(5000)
  const open = await startPaying(app(), second.shopper, second.order.order_sn)
  await second.shopper.api.payment.payByBalance(second.pay)
  await decide(app(), open, 'pay')
  await app().jobs.runNow('try-refunds')
  expect(await rowOf(app(), 'demo_trade', { trade_no: open })).toMatchObject({ refunded_cents: 1280 })
  expect(await second.shopper.api.wallet.showSummary()).toMatchObject({ data: { balance: '37.20' } })
  expect(await checkBooks(tx())).toEqual([])
})

test('neither the payment password nor a hash one could guess it from is written down', async () => {
  const { shopper, pay } = await anOrder(5000)
  await app().call(BALANCE, pay, { token: shopper.token, key: 'secret-1' })
  const { createHash } = await import('node:crypto')
  const row = await tx()
    .selectFrom('idempotency')
    .selectAll()
    .where('key', '=', 'secret-1')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(PAYMENT_PASSWORD)
  expect(row.body_hash).not.toBe(createHash('sha256').update(JSON.stringify(pay)).digest('hex'))
})
