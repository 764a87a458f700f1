import { expect, test } from 'vitest'
import {
  AFTER_SALE,
  AFTER_SALE_ACTS,
  type AfterSaleAct,
  outcomeOf,
} from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { mayRequestRefund } from '#features/orders/ask-back-rules.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { aGood, anAfterSale, aPaidOrder, REASONS, type Shopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { tx, seller, rich, pointer, itemOf, stockOf } = afterSaleScenes(app)

test('what is wrong with a request is said in order', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper)
  const submit = (more: object) =>
    shopper.api.afterSales.submitAfterSale({ type: 'refund', ...pointer(order), ...more } as never)
  expect(await submit({})).toMatchObject({ code: 0, msg: '请选择退款原因' })
  expect(await submit({ reason: '我就是想退' })).toMatchObject({ code: 0, msg: '请选择退款原因' })
  // A reason of the other type is no reason.
  expect(await submit({ reason: REASONS.return })).toMatchObject({ code: 0, msg: '请选择退款原因' })
  expect(await submit({ reason: REASONS.refund, content: '字'.repeat(501) })).toMatchObject({
    code: 0,
    msg: '问题描述最多 500 个字',
  })
  const many = Array.from({ length: 10 }, (_, n) => `/pictures/x${n}`).join(',')
  expect(await submit({ reason: REASONS.refund, images: many })).toMatchObject({
    code: 0,
    msg: '最多上传 9 张图片',
  })
  expect(await submit({ reason: REASONS.refund, images: '/pictures/product-1-1' })).toMatchObject({ code: 0 })
  expect(await submit({ reason: REASONS.refund, order_item_id: 999_999 })).toMatchObject({
    code: 0,
    msg: '订单商品不存在',
  })
  expect(await submit({ reason: REASONS.return, type: 'return' })).toMatchObject({
    code: 0,
    msg: '商品尚未发货，请选择仅退款',
  })
  expect(await submit({ type: 'gift' })).toMatchObject({ code: 0, status: 400 })
  expect(
    await app()
      .as({ token: shopper.token, language: 'en-us' })
      .afterSales.submitAfterSale({
        type: 'refund',
        ...pointer(order),
      }),
  ).toMatchObject({ msg: 'Please select a refund reason' })
  expect(await itemOf(order.items[0]!.id)).toMatchObject({ refund_status: ITEM_REFUND.none })
})

test('when a request may be made: by the state of the order and until 7 days after receipt', async () => {
  const shopper = await rich()
  const choices = async (order: Parameters<typeof pointer>[0]) => {
    const answer = await shopper.api.afterSales.showOptions(pointer(order))
    return answer.code === 1 ? answer.data.choices.map(({ allowed }) => allowed) : answer.msg
  }
  const unpaid = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  expect(await choices(unpaid)).toEqual([0, 0])
  expect(await choices(await aPaidOrder(app(), shopper))).toEqual([1, 0])
  expect(await choices(await aPaidOrder(app(), shopper, { status: ORDER.shipped }))).toEqual([1, 1])
  const received = await aPaidOrder(app(), shopper, { status: ORDER.received })
  const completed = await aPaidOrder(app(), shopper, { status: ORDER.completed })
  expect(await choices(received)).toEqual([1, 1])
  expect(await choices(completed)).toEqual([1, 1])
  const past = later(app().now, -days(7) - 1000)
  await app()
    .database.statement.updateTable('shop_order')
    .set({ received_at: past })
    .where('id', 'in', [received.id, completed.id])
    .execute()
  expect(await choices(received)).toEqual([0, 0])
  expect(await choices(completed)).toEqual([0, 0])
})

test('the last moment of the seven days counts, on the page and on the server', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: ORDER.received })
  const at = app().now
  const receivedBefore = (milliseconds: number) =>
    app()
      .database.statement.updateTable('shop_order')
      .set({ received_at: later(at, -milliseconds) })
      .where('id', '=', order.id)
      .execute()
  const offered = async () => {
    const { data } = await shopper.api.orders.orderDetail({ id: order.id })
    return data?.items.map((item) => mayRequestRefund(data, item, 0))
  }
  const submit = () =>
    shopper.api.afterSales.submitAfterSale({ type: 'refund', ...pointer(order), reason: REASONS.refund })
  await receivedBefore(days(7) + 1)
  expect(await offered()).toEqual([false])
  expect(await submit()).toMatchObject({ code: 0, msg: '已超过确认收货后 7 天的售后期' })
  await receivedBefore(days(7))
  expect(await offered()).toEqual([true])
  expect(await submit()).toMatchObject({ code: 1 })
})

test('virtual goods: only where the shop allows it and nothing was downloaded', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { virtual: true, stock: 10 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
  const reasons = async () => {
    const answer = await shopper.api.afterSales.showOptions(pointer(order))
    return answer.code === 1 ? answer.data.choices.map(({ reason }) => reason) : answer.msg
  }
  expect(await reasons()).toEqual(['', '虚拟商品无需退货，请选择仅退款'])
  const set = (value: number) =>
    asSeller(app()).siteSeller.changeSetting({ module: 'system', key: 'virtual_goods', value })
  await set(1)
  expect(await reasons()).toEqual(['虚拟商品不支持售后', '虚拟商品不支持售后'])
  await set(0)
  const downloaded = (at: Date | null) =>
    app()
      .database.statement.updateTable('order_item')
      .set({ downloaded_at: at })
      .where('order_id', '=', order.id)
      .execute()
  await downloaded(app().now)
  expect(await reasons()).toEqual(['虚拟商品已下载，不支持售后', '虚拟商品已下载，不支持售后'])
  await downloaded(null)
  await anAfterSale(app(), shopper, order, { at: AFTER_SALE.settled })
  expect(await stockOf(good)).toMatchObject({ stock: 10, taken: 0 })
  expect(await checkBooks(tx())).toEqual([])
})

test.each([
  ['refund', 'applied'],
  ['refund', 'settled'],
  ['refund', 'rejected'],
  ['refund', 'cancelled'],
  ['return', 'applied'],
  ['return', 'awaitingParcel'],
  ['return', 'sentBack'],
  ['return', 'settled'],
  ['return', 'rejected'],
  ['return', 'cancelled'],
] as const)('%s that is %s: exactly the acts of the table', async (type, state) => {
  const status = AFTER_SALE[state]
  for (const act of Object.keys(AFTER_SALE_ACTS) as AfterSaleAct[]) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper, { status: ORDER.shipped })
    const { id } = await anAfterSale(app(), shopper, order, { type, at: status })
    const answer = await actOn(shopper, id, act)
    const outcome = outcomeOf(act, { type, status })
    expect({ act, code: answer.code }).toEqual({ act, code: outcome === undefined ? 0 : 1 })
    expect(await shopper.api.afterSales.afterSaleDetail({ id })).toMatchObject({
      data: { aftersale_status: outcome ?? status },
    })
  }
  expect(await checkBooks(tx())).toEqual([])
})

const actOn = (shopper: Shopper, id: number, act: AfterSaleAct) => {
  const parcel = { id, back_express_code: 'SF', back_express_no: 'SF1234567890' }
  return {
    cancel: () => shopper.api.afterSales.cancelAfterSale({ id }),
    send: () => shopper.api.afterSales.sendBack(parcel),
    take: async () => {
      await seller().offerSum({ id, amount: '1.00' })
      return shopper.api.afterSales.takeOffer({ id, amount: '1.00' })
    },
    approve: () => seller().approveAfterSale({ id }),
    reject: () => seller().rejectAfterSale({ id, reason: '不符合条件' }),
    receive: () => seller().receiveReturn({ id }),
  }[act]()
}

test('a stranger finds nothing: not the item, not the request, not its pictures', async () => {
  const [owner, stranger] = [await rich(), await rich()]
  const order = await aPaidOrder(app(), owner, { status: ORDER.shipped })
  const { id } = await anAfterSale(app(), owner, order, { type: 'return', at: AFTER_SALE.awaitingParcel })
  const { afterSales } = stranger.api
  const missing = await afterSales.afterSaleDetail({ id: 999_999 })
  expect(await afterSales.afterSaleDetail({ id })).toMatchObject({ code: 0, msg: missing.msg, data: null })
  expect(await afterSales.cancelAfterSale({ id })).toMatchObject({ code: 0, msg: missing.msg })
  const parcel = { id, back_express_code: 'SF', back_express_no: 'SF1234567890' }
  expect(await afterSales.sendBack(parcel)).toMatchObject({ code: 0, msg: missing.msg })
  expect(await afterSales.listAfterSales()).toMatchObject({ data: { total: 0, data: [] } })
  expect(await afterSales.showOptions(pointer(order))).toMatchObject({ code: 0, msg: '订单商品不存在' })
  const other = await aPaidOrder(app(), owner)
  const theirs = { type: 'refund', reason: REASONS.refund } as const
  expect(await afterSales.submitAfterSale({ ...theirs, ...pointer(other) })).toMatchObject({
    code: 0,
    msg: '订单商品不存在',
  })
  // Neither with an item of one's own in another's order, nor the other way round.
  const mine = await aPaidOrder(app(), stranger)
  expect(
    await afterSales.submitAfterSale({ ...theirs, order_id: mine.id, order_item_id: other.items[0]!.id }),
  ).toMatchObject({ code: 0, msg: '订单商品不存在' })
  const picture = await anUpload(app(), owner.token, 'refund')
  expect(await afterSales.submitAfterSale({ ...theirs, ...pointer(mine), images: [picture] })).toMatchObject({
    code: 0,
  })
  expect(await app().as().afterSales.afterSaleDetail({ id })).toMatchObject({ code: -201 })
  for (const path of ['approve', 'reject', 'receive', 'list', 'show'])
    expect(await app().call(`/seller/after-sales/${path}`, { id }, { token: owner.token })).toMatchObject({
      status: 404,
    })
})

test('couriers and reasons are there for everybody, in their language', async () => {
  expect(await app().as().afterSales.listCouriers()).toMatchObject({
    data: [{ code: 'SF', name: '顺丰速运' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(await app().as({ language: 'en-us' }).afterSales.listReasons({ type: 'return' })).toMatchObject({
    data: [{ reason: 'Not as described' }, {}, {}, {}, {}, {}, { reason: 'Other' }],
  })
  expect(await app().call('/v1/655482fe5f9d1', { type: 'refund' })).toMatchObject({ code: 1 })
})
