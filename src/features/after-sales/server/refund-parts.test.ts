import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import {
  aGood,
  anAfterSale,
  aPaidOrder,
  moveOrder,
  PAYMENT_PASSWORD,
  REASONS,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { tx, seller, rich, pointer, balanceOf, itemOf, statusOf, stockOf } = afterSaleScenes(app)

test('some of the pieces, then the rest: one, then two, and the order is over', async () => {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 500, stock: 10 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 3 }] })
  const ask = (num?: number) =>
    shopper.api.afterSales.submitAfterSale({
      type: 'refund',
      reason: REASONS.refund,
      ...pointer(order),
      ...(num === undefined ? {} : { num }),
    })
  expect(await ask(4)).toMatchObject({
    code: 0,
    reason: 'aftersales_too_many_pieces',
    msg: '最多可申请 3 件',
  })
  expect(await ask(0)).toMatchObject({ code: 0, status: 400 })
  const first = await ask(1)
  expect(first).toMatchObject({ code: 1, data: { refund_num: 1, refund_amount: '5.00', product_num: 3 } })
  expect(await ask(1)).toMatchObject({ code: 0, reason: 'aftersales_already_open' })
  expect(await seller().approveAfterSale({ id: first.data?.id ?? 0 })).toMatchObject({ msg: '已退款 ¥5.00' })

  // The goods never left: one piece is back on the shelf, and the others are still to be shipped.
  expect(await stockOf(good)).toMatchObject({ stock: 8, taken: 2 })
  expect(await statusOf(order.id)).toBe(ORDER.paid)
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: {
      refunded_amount: '5.00',
      is_refunded: 0,
      items: [{ refund_status: ITEM_REFUND.none, refunded_num: 1, refunded_amount: '5.00' }],
    },
  })
  expect(await shopper.api.afterSales.showOptions(pointer(order))).toMatchObject({
    data: { refund_num: 2, refund_amount: '10.00', choices: [{ allowed: 1 }, {}] },
  })
  expect(await ask(3)).toMatchObject({ code: 0, msg: '最多可申请 2 件' })
  const rest = await ask()
  expect(rest).toMatchObject({ data: { refund_num: 2, refund_amount: '10.00' } })
  expect(await seller().approveAfterSale({ id: rest.data?.id ?? 0 })).toMatchObject({ code: 1 })
  expect(await itemOf(order.items[0]!.id)).toMatchObject({
    refund_status: ITEM_REFUND.refunded,
    refunded_num: 3,
    restocked: 3,
  })
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await ask(1)).toMatchObject({ code: 0, reason: 'aftersales_already_refunded' })
  expect(await checkBooks(tx())).toEqual([])
})

test('postage goes back with the last of what never left, and stays once something was shipped', async () => {
  const shopper = await rich()
  const withPostage = async (status: typeof ORDER.paid | typeof ORDER.shipped) => {
    const order = await shopper.order([{ ...(await aGood(app().database, { cents: 1000 })), num: 2 }])
    await app()
      .database.statement.updateTable('shop_order')
      .set({ dispatch_cents: 800, pay_cents: 2800 })
      .where('id', '=', order.id)
      .execute()
    await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn })
    await moveOrder(app(), order.id, status)
    return order
  }
  const unshipped = await withPostage(ORDER.paid)
  expect(await balanceOf(shopper)).toBe('972.00')
  await anAfterSale(app(), shopper, unshipped, { num: 1, at: AFTER_SALE.settled })
  expect(await balanceOf(shopper)).toBe('982.00')
  const last = await anAfterSale(app(), shopper, unshipped, { at: AFTER_SALE.settled })
  expect(last).toMatchObject({ refund_amount: '10.00', refund_postage: '8.00' })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await shopper.api.orders.orderDetail({ id: unshipped.id })).toMatchObject({
    data: { refunded_amount: '28.00', is_refunded: 1 },
  })
  const shipped = await withPostage(ORDER.shipped)
  await anAfterSale(app(), shopper, shipped, { at: AFTER_SALE.settled })
  expect(await balanceOf(shopper)).toBe('992.00')
  expect(await checkBooks(tx())).toEqual([])
})
