import { afterEach, expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { select } from '#platform/database/raw-sql.ts'
import { days, later, shopTime } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { aGood, anAfterSale, aPaidOrder, REASONS } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { tx, seller, rich, pointer, balanceOf, itemOf, statusOf, stockOf, messagesOf } = afterSaleScenes(app)
afterEach(() => {
  app().now = new Date()
})

test('a refund before shipping: applied, seen, approved, money and stock back, order over', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 1280, stock: 10 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  const [item] = order.items
  const pictures = [
    await anUpload(app(), shopper.token, 'refund'),
    await anUpload(app(), shopper.token, 'refund'),
  ]
  const submitted = await shopper.api.afterSales.submitAfterSale({
    type: 'refund',
    reason: REASONS.refund,
    content: ' 拍错了\r\n第二行 ',
    images: pictures.join(','),
    order_id: order.id,
    order_item_id: item!.id,
  })
  expect(submitted).toMatchObject({
    code: 1,
    msg: '已提交申请',
    data: {
      type: 'refund',
      aftersale_status: AFTER_SALE.applied,
      refund_amount: '25.60',
      reason: REASONS.refund,
      content: '拍错了\n第二行',
      images: pictures.join(','),
      product_num: 2,
      product_price: '12.80',
      may_apply: 0,
      deadline: later(app().now, days(7)).toISOString(),
      history: [{ status: AFTER_SALE.applied, by: 'buyer', note: '' }],
    },
  })
  const id = submitted.code === 1 ? submitted.data.id : 0
  expect(await itemOf(item!.id)).toMatchObject({ refund_status: ITEM_REFUND.open })
  expect(await shopper.api.afterSales.listAfterSales()).toMatchObject({
    data: { total: 1, data: [{ id, aftersale_status: AFTER_SALE.applied, order_sn: order.order_sn }] },
  })
  expect(
    await app().as({ token: shopper.token, language: 'en-us' }).afterSales.afterSaleDetail({ id }),
  ).toMatchObject({
    data: { reason: 'Ordered by mistake or no longer wanted' },
  })
  expect(await seller().listSellerAfterSales()).toMatchObject({
    data: { data: [{ id, refund_amount: '25.60' }] },
  })

  const before = await stockOf(good)
  expect(await seller().approveAfterSale({ id })).toMatchObject({ code: 1, msg: '已退款 ¥25.60' })
  expect(await stockOf(good)).toEqual({
    stock: before.stock + 2,
    taken: before.taken - 2,
    sales: before.sales - 2,
  })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await itemOf(item!.id)).toMatchObject({ refund_status: ITEM_REFUND.refunded, restocked: 2 })
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  expect(await shopper.api.afterSales.afterSaleDetail({ id })).toMatchObject({
    data: {
      aftersale_status: AFTER_SALE.settled,
      deadline: '',
      may_apply: 0,
      history: [{ status: AFTER_SALE.settled, by: 'seller' }, {}],
    },
  })
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({
    kind: 'after_sale_refunded',
    data: { amount: '25.60' },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('a return: approved, sent back by courier, received, refunded', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 3000, stock: 5 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }], status: ORDER.shipped })
  const { id } = await anAfterSale(app(), shopper, order, { type: 'return', at: AFTER_SALE.awaitingParcel })
  const send = (more: object) => shopper.api.afterSales.sendBack({ id, ...more })
  expect(await send({})).toMatchObject({ code: 0, msg: '请选择快递公司' })
  expect(await send({ back_express_id: 999 })).toMatchObject({ code: 0, msg: '请选择快递公司' })
  expect(await send({ back_express_id: 1 })).toMatchObject({ code: 0, msg: '请输入快递单号' })
  expect(await send({ back_express_id: 1, back_express_no: '单号!' })).toMatchObject({ code: 0 })
  const sent = await send({
    back_express_id: '1',
    back_express_code: 'SF',
    back_express_name: '顺丰速运',
    back_express_no: ' sf 1234 5678 ',
  })
  expect(sent).toMatchObject({
    code: 1,
    msg: '已提交',
    data: {
      aftersale_status: AFTER_SALE.sentBack,
      back_express_id: 1,
      back_express_code: 'SF',
      back_express_name: '顺丰速运',
      back_express_no: 'SF12345678',
    },
  })
  expect(await shopper.api.afterSales.cancelAfterSale({ id })).toMatchObject({ code: 0 })
  expect(await balanceOf(shopper)).toBe('970.00')
  expect(await seller().receiveReturn({ id })).toMatchObject({ code: 1 })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await stockOf(good)).toMatchObject({ stock: 5, taken: 0 })
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  expect((await messagesOf(shopper)).map(({ kind }) => kind)).toEqual([
    'order_paid',
    'after_sale_approved',
    'after_sale_refunded',
  ])
  expect(await checkBooks(tx())).toEqual([])
})

test('rejected with a reason, then applied for again; withdrawn, then again', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: ORDER.received })
  const { id } = await anAfterSale(app(), shopper, order)
  expect(await seller().rejectAfterSale({ id, reason: '  ' })).toMatchObject({
    code: 0,
    msg: '请填写拒绝原因',
  })
  expect(await seller().rejectAfterSale({ id, reason: '字'.repeat(201) })).toMatchObject({ code: 0 })
  expect(await seller().rejectAfterSale({ id, reason: '请补充照片' })).toMatchObject({ code: 1 })
  expect(await shopper.api.afterSales.afterSaleDetail({ id })).toMatchObject({
    data: {
      aftersale_status: AFTER_SALE.rejected,
      refund_msg: '请补充照片',
      may_apply: 1,
      history: [{ note: '请补充照片' }, {}],
    },
  })
  const again = await anAfterSale(app(), shopper, order, { type: 'return' })
  expect(await shopper.api.afterSales.cancelAfterSale({ id: again.id })).toMatchObject({
    code: 1,
    msg: '已取消售后申请',
    data: { aftersale_status: AFTER_SALE.cancelled, may_apply: 1 },
  })
  const third = await anAfterSale(app(), shopper, order, { at: AFTER_SALE.settled })
  expect(third.refund_amount).toBe('12.80')
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  // What was shipped and kept by the buyer does not come back into the stock.
  expect(await itemOf(order.items[0]!.id)).toMatchObject({
    refund_status: ITEM_REFUND.refunded,
    restocked: 0,
  })
  expect(await shopper.api.afterSales.showOptions(pointer(order))).toMatchObject({
    data: { choices: [{ allowed: 0, reason: '该商品已退款' }, { allowed: 0 }], open_id: 0 },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('of an order with several items each is refunded for itself, and the last one ends it', async () => {
  const shopper = await rich()
  const goods = [
    { ...(await aGood(app().database, { cents: 1000 })), num: 1 },
    { ...(await aGood(app().database, { cents: 2000 })), num: 2 },
  ]
  const order = await aPaidOrder(app(), shopper, { goods, method: 'alipay' })
  const first = await anAfterSale(app(), shopper, order, { at: AFTER_SALE.settled, item: 0 })
  expect(first).toMatchObject({ refund_state: 'underway', refund_time: '' })
  expect(await statusOf(order.id)).toBe(ORDER.paid)
  await anAfterSale(app(), shopper, order, { at: AFTER_SALE.settled, item: 1 })
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  expect(await checkBooks(tx())).toEqual([])
  expect(await app().jobs.runNow('try-refunds')).toBe(2)
  const rows = await select<{ back: number }>(tx())`
    select refunded_cents as back from demo_trade t join payment p on p.sn = t.out_trade_no
    where p.order_id = ${order.id}`
  expect(rows).toEqual([{ back: 5000 }])
  expect(await shopper.api.afterSales.afterSaleDetail({ id: first.id })).toMatchObject({
    data: { refund_state: 'done', refund_time: shopTime(app().now) },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('a silent seller agrees after the days of the setting, a silent buyer withdraws', async () => {
  const start = app().now
  const set = (key: string, value: number) =>
    asSeller(app()).siteSeller.changeSetting({ module: 'aftersale', key, value })
  await set('merchant_days', 3)
  await set('return_days', 2)
  const shopper = await rich()
  const waiting = await anAfterSale(app(), shopper, await aPaidOrder(app(), shopper))
  const returning = await anAfterSale(
    app(),
    shopper,
    await aPaidOrder(app(), shopper, { status: ORDER.shipped }),
    {
      type: 'return',
    },
  )
  const sent = await anAfterSale(
    app(),
    shopper,
    await aPaidOrder(app(), shopper, { status: ORDER.shipped }),
    {
      type: 'return',
      at: AFTER_SALE.sentBack,
    },
  )
  const stateOf = async ({ id }: { id: number }) => {
    const answer = await shopper.api.afterSales.afterSaleDetail({ id })
    return answer.code === 1 ? answer.data.aftersale_status : answer.msg
  }
  app().now = later(start, days(3) - 1000)
  expect(await app().jobs.runNow('after-sales')).toBe(0)
  app().now = later(start, days(3))
  expect(await app().jobs.runNow('after-sales')).toBe(3)
  expect([await stateOf(waiting), await stateOf(returning), await stateOf(sent)]).toEqual([4, 2, 4])
  // Nobody has counted what came back.
  expect(await itemOf(sent.order_item_id)).toMatchObject({
    refund_status: ITEM_REFUND.refunded,
    restocked: 0,
  })
  app().now = later(start, days(4))
  expect(await app().jobs.runNow('after-sale-reminders')).toBe(1)
  expect(await app().jobs.runNow('after-sale-reminders')).toBe(0)
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({ kind: 'after_sale_reminded' })
  app().now = later(start, days(5))
  expect(await app().jobs.runNow('after-sales')).toBe(1)
  expect(await stateOf(returning)).toBe(-2)
  expect(await itemOf(returning.order_item_id)).toMatchObject({ refund_status: ITEM_REFUND.none })
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({ kind: 'after_sale_lapsed' })
  expect(await checkBooks(tx())).toEqual([])
  app().now = start
  await set('merchant_days', 7)
  await set('return_days', 7)
})

test('an order stays in the list, and the account open, while a request is open', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: ORDER.completed })
  const { id } = await anAfterSale(app(), shopper, order, { type: 'return' })
  expect(await shopper.api.orders.removeOrder({ id: order.id })).toMatchObject({ code: 0 })
  const { mayCloseAfterSales, exportAfterSales } = await import('./account-parts.ts')
  expect(await mayCloseAfterSales(tx(), shopper.id)).toBeDefined()
  expect(await exportAfterSales(tx(), shopper.id, 'zh_CN')).toMatchObject([
    { status: AFTER_SALE.applied, type: 'return' },
  ])
  await shopper.api.afterSales.cancelAfterSale({ id })
  expect(await mayCloseAfterSales(tx(), shopper.id)).toBeUndefined()
  expect(await shopper.api.orders.removeOrder({ id: order.id })).toMatchObject({ code: 1 })
})

test('nothing is asked back of an order that left the list', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: ORDER.completed })
  await shopper.api.orders.removeOrder({ id: order.id })
  const asked = { type: 'return', reason: REASONS.return, ...pointer(order) } as const
  expect(await shopper.api.afterSales.submitAfterSale(asked)).toMatchObject({
    code: 0,
    reason: 'aftersales_no_item',
  })
})
