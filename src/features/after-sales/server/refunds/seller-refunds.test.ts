import { expect, test, vi } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aCoupon, aGood, anAfterSale, aPaidOrder, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import { afterSaleScenes } from '../test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { tx, rich, asking, balanceOf, itemOf, statusOf, stockOf, messagesOf } = afterSaleScenes(app)
const seller = () => asSeller(app()).refundsSeller

test('a paid order is called off: money, stock and coupon are back, and the order says so', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 1000, stock: 10 })
  const { code } = await aCoupon(app().database, { amountCents: 500 })
  const couponId = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 3 }], couponId })
  const request = await anAfterSale(app(), shopper, order, { num: 1 })
  const { order_sn } = order
  expect(await seller().cancelPaidOrder({ order_sn, reason: ' ' })).toMatchObject({ reason: 'refunds_why' })
  expect(await seller().cancelPaidOrder({ order_sn, reason: '果园停电，无法采摘' })).toMatchObject({
    code: 1,
    msg: `订单 ${order_sn} 已取消，¥25.00 退回买家`,
    data: { amount: '25.00', is_refunded: 1 },
  })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await stockOf(good)).toMatchObject({ stock: 10, taken: 0 })
  expect(await shopper.api.orders.listCoupons()).toMatchObject({ data: [{ id: couponId }] })
  expect(await shopper.api.afterSales.afterSaleDetail({ id: request.id })).toMatchObject({
    data: { aftersale_status: AFTER_SALE.settled, refund_amount: '8.34' },
  })
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: {
      status: ORDER.completed,
      is_refunded: 1,
      is_cancelled: 1,
      refunded_amount: '25.00',
      cancel_reason: '果园停电，无法采摘',
    },
  })
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({
    kind: 'order_cancelled',
    data: { amount: '25.00', reason: '果园停电，无法采摘' },
  })
  // It waits for nothing any more: not for a parcel, not for a review.
  expect(await ship(app(), order_sn)).toMatchObject({ code: 0, reason: 'orders_ship_refunded' })
  expect(await shopper.api.orders.countOrders()).toMatchObject({ data: { nosend: 0, nocomment: 0 } })
  expect(await seller().cancelPaidOrder({ order_sn, reason: '再来' })).toMatchObject({
    reason: 'refunds_cancelled_already',
  })
  // The coupon serves again.
  await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }], couponId })
  expect(await checkBooks(tx())).toEqual([])
})

test('what has left is not called off, and what is spoiled does not go back on the shelf', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 1000, stock: 10 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  const part = { order_sn: order.order_sn, courier: 'SF', tracking_no: 'SF1234567890' }
  const items = [{ sku_id: good.sku_price_id, num: 1 }]
  expect(await asSeller(app()).ordersSeller.shipOrder({ ...part, items })).toMatchObject({ code: 1 })
  const cancel = { order_sn: order.order_sn, reason: '缺货' }
  expect(await seller().cancelPaidOrder(cancel)).toMatchObject({ reason: 'refunds_has_left' })
  // The piece that has not left is refunded: nothing is left to send, so the order counts as shipped.
  const asked = { ...cancel, sku_id: good.sku_price_id, num: 1 }
  expect(await seller().refundPaidOrder(asked)).toMatchObject({ data: { amount: '10.00', is_refunded: 0 } })
  expect(await statusOf(order.id)).toBe(ORDER.shipped)
  const unsent = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  const lost = { order_sn: unsent.order_sn, reason: '冷库故障', restock: 0 as const }
  expect(await seller().cancelPaidOrder(lost)).toMatchObject({ code: 1 })
  expect(await stockOf(good)).toMatchObject({ stock: 6, taken: 4 })
  expect(await checkBooks(tx())).toEqual([])
})

test('by pieces, by a sum of one item or of all, and never more than is left', async () => {
  const shopper = await rich()
  const [pear, plum] = [
    await aGood(app().database, { cents: 1000, stock: 10 }),
    await aGood(app().database, { cents: 3000, stock: 10 }),
  ]
  const goods = [
    { ...pear, num: 3 },
    { ...plum, num: 1 },
  ]
  const order = await aPaidOrder(app(), shopper, { goods, status: ORDER.received })
  const give = (more: object) =>
    seller().refundPaidOrder({ order_sn: order.order_sn, reason: '少发', ...more } as never)
  const pears = { sku_id: pear.sku_price_id }
  expect(await give({ num: 1 })).toMatchObject({ reason: 'refunds_num_of_what' })
  expect(await give({ ...pears, num: 1, amount: '1.00' })).toMatchObject({ reason: 'refunds_num_or_amount' })
  expect(await give({ sku_id: 99_999 })).toMatchObject({ reason: 'refunds_no_item' })
  expect(await give({ ...pears, num: 4 })).toMatchObject({
    reason: 'refunds_too_many',
    msg: '最多还可退 3 件',
  })
  expect(await give({ amount: '60.01' })).toMatchObject({
    reason: 'refunds_too_much',
    msg: '最多还可退 ¥60.00',
  })
  expect(await give({ amount: '0' })).toMatchObject({ reason: 'refunds_amount_wrong' })
  expect(await give({ ...pears, num: 1, restock: 1 })).toMatchObject({ data: { amount: '10.00' } })
  expect(await stockOf(pear)).toMatchObject({ stock: 8, taken: 2 })
  // 20.00 and 30.00 are left: a sum for all is split by that.
  expect(await give({ amount: '5.00' })).toMatchObject({ data: { amount: '5.00', is_refunded: 0 } })
  const [first, second] = order.items.map(({ id }) => id)
  expect(await itemOf(first!)).toMatchObject({ refunded_num: 1, refunded_cents: 1200 })
  expect(await itemOf(second!)).toMatchObject({ refunded_num: 0, refunded_cents: 300 })
  const open = await anAfterSale(app(), shopper, order, { item: 1 })
  expect(open.refund_amount).toBe('27.00')
  expect(await give({ sku_id: plum.sku_price_id })).toMatchObject({ reason: 'refunds_open_request' })
  expect(await give({})).toMatchObject({ reason: 'refunds_open_request' })
  expect(await give(pears)).toMatchObject({ data: { amount: '18.00' } })
  expect(await itemOf(first!)).toMatchObject({ refund_status: ITEM_REFUND.refunded, refunded_num: 3 })
  await shopper.api.afterSales.cancelAfterSale({ id: open.id })
  expect(await give({ amount: '27.00' })).toMatchObject({ data: { amount: '27.00', is_refunded: 1 } })
  expect(await give({})).toMatchObject({ reason: 'refunds_nothing_left' })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  expect((await messagesOf(shopper)).filter(({ kind }) => kind === 'order_refunded')).toHaveLength(4)
  expect(await checkBooks(tx())).toEqual([])
})

test('requests, refunds, a cancellation and a parcel in one moment: the books hold, and nothing twice', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shopper = await rich()
    const good = await aGood(app().database, { cents: 1000, stock: 10 })
    const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 3 }] })
    const { order_sn } = order
    const ask = asking(shopper, order, 2)
    const give = () =>
      seller().refundPaidOrder({ order_sn, sku_id: good.sku_price_id, num: 2, reason: '缺货' })
    const sum = () => seller().refundPaidOrder({ order_sn, amount: '12.34', reason: '补偿' })
    const acts = [ask, give, sum, () => seller().cancelPaidOrder({ order_sn, reason: '缺货' }), give]
    if (round % 2) acts.splice(3, 1, () => ship(app(), order_sn) as never)
    await Promise.all((round % 3 ? acts : acts.toReversed()).map((act) => act()))
    const item = await itemOf(order.items[0]!.id)
    expect(item.refunded_cents).toBeLessThanOrEqual(3000)
    expect(item.sent + item.withheld).toBeLessThanOrEqual(3)
    const paidBack = Number(await balanceOf(shopper)) * 100 - (100_000 - 3000)
    expect(Math.round(paidBack)).toBe(item.refunded_cents)
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('typed by the seller', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 1000, stock: 10 })
  const { order_sn: sn } = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  const type = (...words: string[]) => typeAsSeller(app(), words)
  const item = ['--item', String(good.sku_price_id)]
  expect(await type('orders', 'refund', sn, ...item, '--num', '1')).toMatchObject({ code: 1 })
  expect(await type('orders', 'refund', sn, ...item, '--num', '1', '--reason', 'Out of pears')).toMatchObject(
    {
      code: 0,
      out: `¥10.00 of order ${sn} refunded\n`,
    },
  )
  expect((await type('orders', sn)).out).toContain('1 refunded, ¥10.00')
  expect(await type('orders', 'cancel', sn, '--reason', 'No pears at all')).toMatchObject({
    code: 0,
    out: `Order ${sn} is cancelled; ¥20.00 goes back to the buyer\n`,
  })
  expect((await type('orders', sn)).out).toContain('Fully refunded')
  expect((await type('audit', '--json')).out).toContain('No pears at all')
})
