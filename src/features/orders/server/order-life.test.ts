import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import {
  canDo,
  ITEM_REFUND,
  type ItemRefund,
  ORDER,
  ORDER_STATUSES,
  type OrderAction,
  orderState,
} from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { run } from '#platform/database/raw-sql.ts'
import { days, later, seconds } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import {
  aGood,
  anOrderIn,
  aShopper,
  markItem,
  praiseFor,
  type Shopper,
  ship,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { completeOrder } from './complete-order.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const tx = () => app().database.read

/** What the seller reads of it. */
const eventsOf = async ({ order_sn }: Pick<Order, 'order_sn'>) =>
  ((await asSeller(app()).ordersSeller.showSellerOrder({ order_sn })).data?.history ?? []).map(
    ({ from, to, actor, reason }) => [from, to, actor, reason],
  )

const statusOf = async (shopper: Shopper, id: number) =>
  (await shopper.api.orders.orderDetail({ id })).data?.status

/** How each action of the table is asked for over the wire; `pay` is tried with a wallet that holds enough. */
const TRIED: Record<
  Exclude<OrderAction, 'urge' | 'after-sale' | 'download'>,
  (shopper: Shopper, order: Order) => Promise<{ code: number; msg: string }>
> = {
  pay: ({ api }, { order_sn }) => api.payment.startAlipay({ order_sn }),
  cancel: ({ api }, { id }) => api.orders.cancelOrder({ id }),
  confirm: ({ api }, { id }) => api.orders.confirmReceipt({ id }),
  logistics: ({ api }, { id }) => api.orders.showLogistics({ id }),
  review: ({ api }, order) => api.reviews.publishReviews({ id: order.id, comments: praiseFor(order) }),
  delete: ({ api }, { id }) => api.orders.removeOrder({ id }),
}

for (const status of ORDER_STATUSES) {
  test(`an order that is ${orderState(status)}: the table says what is allowed, for the owner alone`, async () => {
    const [shopper, stranger] = [await aShopper(app(), { cents: 1_000_000 }), await aShopper(app())]
    const good = await aGood(app().database)
    for (const [action, attempt] of Object.entries(TRIED)) {
      const order = await anOrderIn(app(), shopper, status, [{ ...good, num: 1 }])
      expect(order.status).toBe(status)
      expect(await attempt(stranger, order), action).toMatchObject({ code: 0, msg: '订单不存在' })
      expect(await statusOf(shopper, order.id)).toBe(status)
      const allowed = canDo(action as OrderAction, status)
      const answer = await attempt(shopper, order)
      expect([action, answer.code, answer.msg]).toEqual([action, allowed ? 1 : 0, expect.any(String)])
      if (!allowed) expect(await statusOf(shopper, order.id)).toBe(status)
    }
  })
}

test('an order travels from payment to review, and every step is written down with who and why', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...good, num: 2 }])
  expect(await ship(app(), order.order_sn, ' sf 123456 ')).toMatchObject({
    code: 1,
    data: { tracking_no: 'SF123456' },
  })
  await asSeller(app()).ordersSeller.trackParcel({
    order_sn: order.order_sn,
    text: { zh_CN: '已签收', en_US: 'Delivered' },
    place: { zh_CN: '杭州', en_US: 'Hangzhou' },
    delivered: 1,
  })
  const english = app().as({ token: shopper.token, language: 'en-us' })
  expect((await english.orders.showLogistics({ id: order.id })).data).toMatchObject({
    courier_name: 'SF Express',
    tracking_no: 'SF123456',
    delivered: 1,
    events: [
      { text: 'Delivered', place: 'Hangzhou', delivered: 1 },
      { text: 'Shipped by the seller and handed to SF Express', place: '', delivered: 0 },
    ],
  })
  const confirmed = await app().call('/v1/65558a97f36b8', { id: order.id }, { token: shopper.token })
  expect(confirmed).toMatchObject({ code: 1, msg: '已确认收货', data: { status: ORDER.received } })
  await shopper.api.reviews.publishReviews({ id: order.id, comments: praiseFor(order) })
  const buyer = `buyer:${shopper.id}`
  expect(await eventsOf(order)).toEqual([
    [null, 0, buyer, '提交订单'],
    [0, 1, buyer, '付款：余额'],
    [1, 2, 'seller:tester', '已发货：顺丰速运 SF123456'],
    [2, 3, buyer, '买家确认收货'],
    [3, 4, buyer, '买家已评价'],
  ])
  const message = await tx()
    .selectFrom('buyer_message')
    .where('buyer_id', '=', shopper.id)
    .where('kind', '=', 'order_shipped')
    .select('data')
    .execute()
  expect(message).toMatchObject([
    { data: { order_id: order.id, order_sn: order.order_sn, courier: 'SF', tracking_no: 'SF123456' } },
  ])
  expect(await checkBooks(tx())).toEqual([])
})

test('the seller ships what is paid, once, with a courier and a number that exist', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const goods = [{ ...good, num: 1 }]
  const unpaid = await anOrderIn(app(), shopper, ORDER.awaitingPayment, goods)
  const closed = await anOrderIn(app(), shopper, ORDER.closedByBuyer, goods)
  const paid = await anOrderIn(app(), shopper, ORDER.paid, goods)
  const seller = asSeller(app()).ordersSeller
  const tried = (order_sn: string, courier = 'SF', tracking_no = 'SF1234567') =>
    seller.shipOrder({ order_sn, courier, tracking_no })
  expect(await tried('0')).toMatchObject({ code: 0, msg: '订单不存在' })
  expect(await tried(unpaid.order_sn)).toMatchObject({ code: 0, msg: '订单尚未付款，不能发货' })
  expect(await tried(closed.order_sn)).toMatchObject({ code: 0, msg: '订单已关闭' })
  expect((await tried(paid.order_sn, '飞毛腿')).msg).toContain('可用代码：SF, JD')
  expect(await tried(paid.order_sn, 'SF', '12')).toMatchObject({ code: 0 })
  const both = await Promise.all([1, 2, 3, 4].map(() => tried(paid.order_sn, '中通快递')))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 0, 0, 1])
  expect(await tried(paid.order_sn)).toMatchObject({ code: 0, msg: '订单已发货' })
  expect(
    await seller.trackParcel({ order_sn: unpaid.order_sn, text: { zh_CN: 'x', en_US: 'x' } }),
  ).toMatchObject({
    code: 0,
    msg: '商家尚未发货',
  })
  expect(await app().call('/seller/orders/ship', {})).toMatchObject({ status: 404 })
})

test('nothing is shipped while an item is being refunded', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  const mark = (status: ItemRefund) => markItem(app(), order.items[0]!.id, status)
  await mark(ITEM_REFUND.open)
  expect(await ship(app(), order.order_sn)).toMatchObject({
    code: 0,
    msg: '订单中有商品正在售后，处理完后才能发货',
  })
  await mark(ITEM_REFUND.none)
  expect(await ship(app(), order.order_sn)).toMatchObject({ code: 1 })
})

/** Moves when things happened back, as the clock of the tests would make logins expire. */
const age = (id: number, column: 'shipped_at' | 'received_at', by: number) =>
  app()
    .database.statement.updateTable('shop_order')
    .set({ [column]: later(app().now, -by) })
    .where('id', '=', id)
    .execute()

test('a shipped order counts as received after seven days, but waits while an item is disputed', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const young = await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }])
  const due = await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }])
  const disputed = await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }])
  await age(young.id, 'shipped_at', days(7) - seconds(30))
  for (const { id } of [due, disputed]) await age(id, 'shipped_at', days(7))
  const mark = (status: ItemRefund) => markItem(app(), disputed.items[0]!.id, status)
  await mark(ITEM_REFUND.open)
  await app().jobs.runNow('confirm-receipt')
  const states = async () => Promise.all([young, due, disputed].map(({ id }) => statusOf(shopper, id)))
  const { shipped, received } = ORDER
  expect(await states()).toEqual([shipped, received, shipped])
  expect((await eventsOf(due)).at(-1)).toEqual([shipped, received, 'shop', '到期未确认，自动收货'])
  await mark(ITEM_REFUND.none)
  await app().jobs.runNow('confirm-receipt')
  expect(await states()).toEqual([shipped, received, received])
})

test('a received order is completed after seven days without an invented review', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const order = await anOrderIn(app(), shopper, ORDER.received, [{ ...good, num: 1 }])
  await app().jobs.runNow('complete-orders')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.received)
  await age(order.id, 'received_at', days(7))
  await app().jobs.runNow('complete-orders')
  expect(await statusOf(shopper, order.id)).toBe(ORDER.completed)
  expect((await eventsOf(order)).at(-1)).toEqual([
    ORDER.received,
    ORDER.completed,
    'shop',
    '到期未评价，自动完成',
  ])
  expect((await app().as().reviews.summariseReviews({ product_id: good.product_id })).data?.count).toBe(0)
  expect(
    await shopper.api.reviews.publishReviews({ id: order.id, comments: praiseFor(order) }),
  ).toMatchObject({
    code: 0,
    msg: '该订单的评价期已过',
  })
})

test('the seller may set how long buyers have', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const [sent, received] = [
    await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }]),
    await anOrderIn(app(), shopper, ORDER.received, [{ ...good, num: 1 }]),
  ]
  await age(sent.id, 'shipped_at', days(2))
  await age(received.id, 'received_at', days(2))
  const set = (key: string, value: number) =>
    asSeller(app()).siteSeller.changeSetting({ module: 'orders', key, value })
  for (const [key, value] of [
    ['auto_confirm_days', 2],
    ['review_days', 2],
    ['unpaid_minutes', 5],
  ] as const)
    expect((await set(key, value)).code).toBe(1)
  await app().jobs.runNow('complete-orders')
  await app().jobs.runNow('confirm-receipt')
  expect([await statusOf(shopper, sent.id), await statusOf(shopper, received.id)]).toEqual([3, 4])
  const order = await shopper.order([{ ...good, num: 1 }])
  expect(Date.parse(order.expire_time) - Date.parse(order.server_time)).toBe(5 * 60_000)
  await run(app().database.statement)`delete from setting where module = 'orders'`
})

test('buyer and clock confirm at the same moment: it happens once', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  for (let round = 0; round < 5; round += 1) {
    const order = await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }])
    await age(order.id, 'shipped_at', days(8))
    const [first, second] = await Promise.all([
      shopper.api.orders.confirmReceipt({ id: order.id }),
      shopper.api.orders.confirmReceipt({ id: order.id }),
      app().jobs.runNow('confirm-receipt'),
      app().jobs.runNow('confirm-receipt'),
    ])
    expect(await statusOf(shopper, order.id)).toBe(ORDER.received)
    const moves = (await eventsOf(order)).filter(([, to]) => to === ORDER.received)
    expect(moves).toHaveLength(1)
    const confirmed = [first, second].filter(({ code }) => code === 1)
    expect(confirmed).toHaveLength(moves[0]?.[2] === 'shop' ? 0 : 1)
    for (const { code, msg } of [first, second]) if (code !== 1) expect(msg).toBe('该订单已确认收货')
  }
})

test.each(['paid', 'shipped', 'received'] as const)(
  'an order that is %s ends completed when all was refunded',
  async (state) => {
    const status = ORDER[state]
    const shopper = await aShopper(app(), { cents: 100_000 })
    const order = await anOrderIn(app(), shopper, status, [{ ...(await aGood(app().database)), num: 1 }])
    const complete = () =>
      app().database.write((write) =>
        completeOrder(write, { orderId: order.id, actor: 'seller:x', reason: 'refunded', now: app().now }),
      )
    expect(await Promise.all([complete(), complete(), complete()])).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    expect(await statusOf(shopper, order.id)).toBe(ORDER.completed)
    expect((await eventsOf(order)).at(-1)).toEqual([status, ORDER.completed, 'seller:x', 'refunded'])
  },
)

test.each(['awaitingPayment', 'closedByBuyer', 'closedByTime', 'completed'] as const)(
  'an order that is %s is never completed',
  async (state) => {
    const status = ORDER[state]
    const shopper = await aShopper(app(), { cents: 100_000 })
    const order = await anOrderIn(app(), shopper, status, [{ ...(await aGood(app().database)), num: 1 }])
    const done = await app().database.write((write) =>
      completeOrder(write, { orderId: order.id, actor: 'shop', reason: 'x', now: app().now }),
    )
    expect([done, await statusOf(shopper, order.id)]).toEqual([false, status])
  },
)
