import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { aCoupon, aGood, aProduct, aShopper, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import { orderScenes } from './test-scenes.ts'

const app = testApp()
const { tx } = orderScenes(app)

test('a coupon comes off, is shared by the lines to the cent, and is held by the order', async () => {
  const shopper = await aShopper(app())
  const coupon = await aCoupon(app().database, { amountCents: 1000, enoughCents: 3000 })
  const redeemed = await shopper.api.orders.redeemCoupon({ coupon_code: coupon.code })
  const coupon_id = redeemed.data?.id ?? 0
  const goods = [
    { ...(await aGood(app().database, { cents: 1001 })), num: 1 },
    { ...(await aGood(app().database, { cents: 1000 })), num: 1 },
    { ...(await aGood(app().database, { cents: 1000 })), num: 1 },
  ]
  const order = await shopper.order(goods, { coupon_id })
  expect(order).toMatchObject({ goods_amount: '30.01', discount_amount: '10.00', pay_fee: '20.01' })
  expect(order.items.map((item) => item.pay_price)).toEqual(['6.67', '6.67', '6.67'])
  expect((await shopper.api.orders.listCoupons()).data).toEqual([])
  const again = await shopper.api.orders.createOrder({
    goods_list: goods,
    address_id: shopper.addressId,
    coupon_id,
  })
  expect(again).toMatchObject({ code: 0, msg: '该优惠券不存在或已使用' })
  await shopper.api.orders.cancelOrder({ id: order.id })
  expect((await shopper.api.orders.listCoupons()).data).toMatchObject([{ id: coupon_id }])
  expect(await checkBooks(tx())).toEqual([])
})

test.each([
  [2999, 0, '商品金额需大于 ¥30.00 才能使用该优惠券'],
  [3000, 0, '商品金额需大于 ¥30.00 才能使用该优惠券'],
  [3001, 1, '订单提交成功'],
])('goods of %i cents with a coupon for more than 30 yuan: code %i', async (cents, code, msg) => {
  const shopper = await aShopper(app())
  const { code: coupon_code } = await aCoupon(app().database, { amountCents: 500, enoughCents: 3000 })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code })).data?.id ?? 0
  const goods_list = [{ ...(await aGood(app().database, { cents })), num: 1 }]
  const preview = await shopper.api.orders.previewOrder({ goods_list, coupon_id })
  expect(preview.data).toMatchObject({ discount_amount: code ? '5.00' : '0.00', coupon: { id: coupon_id } })
  const answer = await shopper.api.orders.createOrder({
    goods_list,
    address_id: shopper.addressId,
    coupon_id,
  })
  expect(answer).toMatchObject({ code, msg })
})

test('a coupon worth more than the goods makes them free, never less: the order is paid at once', async () => {
  const shopper = await aShopper(app())
  const { code } = await aCoupon(app().database, { amountCents: 5000 })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const good = await aGood(app().database, { cents: 1280 })
  const order = await shopper.order([{ ...good, num: 1 }], { coupon_id })
  expect(order).toMatchObject({
    status: ORDER.paid,
    pay_fee: '0.00',
    discount_amount: '12.80',
    pay_method: 'coupon',
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('a coupon that ended after it was redeemed is refused', async () => {
  const shopper = await aShopper(app())
  const { code } = await aCoupon(app().database, { endsAt: new Date(app().now.getTime() + 60_000) })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const start = app().now
  app().now = new Date(start.getTime() + 60_000)
  const goods_list = [{ ...(await aGood(app().database)), num: 1 }]
  const answer = await shopper.api.orders.createOrder({
    goods_list,
    address_id: shopper.addressId,
    coupon_id,
  })
  app().now = start
  expect(answer).toMatchObject({ code: 0, msg: '该优惠券已过期' })
})

test('the preview shows current prices, what is short, and the chosen or default address', async () => {
  const shopper = await aShopper(app())
  const [good, short] = [
    await aGood(app().database, { cents: 1280 }),
    await aGood(app().database, { cents: 500, stock: 1 }),
  ]
  const preview = await app().call(
    '/v1/654b4adf0028e',
    {
      goods_list: JSON.stringify([
        { ...good, num: 2 },
        { ...short, num: 3 },
      ]),
      address_id: '',
    },
    { token: shopper.token },
  )
  expect(preview).toMatchObject({
    code: 1,
    data: {
      goods_list: [
        { ...good, num: 2, price: '12.80', amount: '25.60', stock: 100, state: 'ok', sku: { name: '一箱' } },
        { ...short, num: 3, stock: 1, state: 'short', product: { product_type: 0, name: '红富士苹果' } },
      ],
      goods_amount: '40.60',
      pay_fee: '40.60',
      address: { id: shopper.addressId, consignee: '王小明' },
      coupon: null,
    },
  })
  await app()
    .database.statement.updateTable('product')
    .set({ on_sale: false })
    .where('id', '=', good.product_id)
    .execute()
  expect(await shopper.api.orders.previewOrder({ goods_list: [{ ...good, num: 2 }] })).toMatchObject({
    data: { goods_list: [{ state: 'gone' }], pay_fee: '0.00' },
  })
})

test('a price that changes before the order is placed is the price of the order', async () => {
  const shopper = await aShopper(app())
  const product = await aProduct(app().database, {
    skus: [aSku({ priceCents: 100 }), aSku({ name: aText('两箱'), priceCents: 180 })],
  })
  const skus = await tx()
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', product)
    .orderBy('id')
    .execute()
  const goods = [{ product_id: product, sku_price_id: skus[0]?.id ?? 0, num: 1 }]
  await app()
    .database.statement.updateTable('sku')
    .set({ price_cents: 120 })
    .where('id', '=', skus[0]?.id ?? 0)
    .execute()
  expect(await shopper.order(goods)).toMatchObject({ pay_fee: '1.20' })
})

test('one coupon pays for one order, however many are placed with it at once', async () => {
  const shopper = await aShopper(app())
  const { code } = await aCoupon(app().database)
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const goods_list = [{ ...(await aGood(app().database, { cents: 5000 })), num: 1 }]
  const place = () => shopper.api.orders.createOrder({ goods_list, address_id: shopper.addressId, coupon_id })
  // Both have found the coupon usable before either may go on.
  const placing = await app().database.write(async (held) => {
    await held.selectFrom('buyer').select('id').where('id', '=', shopper.id).forUpdate().execute()
    const both = [place(), place()]
    await vi.waitFor(async () => expect(await waitingForLocks(tx())).toBe(2), { timeout: 20_000 })
    return both
  })
  const answers = await Promise.all(placing)
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, 1])
  expect(answers.find((answer) => answer.code === 0)).toMatchObject({ msg: '该优惠券不存在或已使用' })
  expect(await checkBooks(tx())).toEqual([])
})
