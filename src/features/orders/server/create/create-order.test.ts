import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { orderScenes } from '#features/orders/server/test-scenes.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const { tx, stockOf, ordersOf } = orderScenes(app)

test('an order keeps what was bought, takes the stock and says until when to pay', async () => {
  const shopper = await aShopper(app())
  const apple = await aGood(app().database, { stock: 10, cents: 1280, name: '苹果' })
  const fish = await aGood(app().database, { stock: 5, cents: 9990, name: '带鱼' })
  const answer = await app().call(
    '/v1/654b227c8f8fa',
    {
      type: 'goods',
      goods_list: JSON.stringify([
        { ...apple, num: 2 },
        { ...fish, num: '1' },
      ]),
      address_id: String(shopper.addressId),
      remark: '  请放\u202e门\u0000口\r\n谢\u200b谢\ud800 ',
      from: 'goods',
    },
    { token: shopper.token, language: 'zh-cn' },
  )
  expect(answer).toMatchObject({
    code: 1,
    msg: '订单提交成功',
    data: {
      status: ORDER.awaitingPayment,
      product_type: 0,
      goods_amount: '125.50',
      discount_amount: '0.00',
      dispatch_amount: '0.00',
      pay_fee: '125.50',
      pay_method: '',
      remark: '请放门口\n谢谢',
      pay_time_text: '',
      address: {
        consignee: '王小明',
        province_name: '浙江省',
        district_name: '西湖区',
        address: '文三路 1 号',
      },
      items: [
        {
          product_title: '苹果',
          product_num: 2,
          product_price: '12.80',
          pay_price: '25.60',
          refund_status: ITEM_REFUND.none,
        },
        { product_title: '带鱼', product_num: 1, product_price: '99.90', pay_price: '99.90' },
      ],
    },
  })
  const order = answer.data as { id: number; order_sn: string; expire_time: string; server_time: string }
  expect(order.order_sn).toMatch(/^\d{22}$/)
  expect(Date.parse(order.expire_time) - app().now.getTime()).toBe(30 * 60_000)
  expect(order.server_time).toBe(app().now.toISOString())
  expect([await stockOf(apple.sku_price_id), await stockOf(fish.sku_price_id)]).toEqual([8, 4])
  const detail = await app().call(
    '/v1/order/detail',
    { id: order.id },
    { token: shopper.token, language: 'en-us' },
  )
  expect(detail).toMatchObject({
    code: 1,
    data: {
      order_sn: order.order_sn,
      address: { province_name: '浙江省 (en)' },
      items: [{ product_title: '苹果 (en)' }, { product_title: '带鱼 (en)' }],
    },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('items stand in the order they were chosen in, on every page', async () => {
  const shopper = await aShopper(app())
  const goods = await Promise.all(
    ['苹果', '带鱼', '鸡蛋', '西兰花', '牛腩'].map((name) => aGood(app().database, { name })),
  )
  const wanted = [3, 0, 4, 2, 1].map((at) => ({ ...goods[at]!, num: 1 }))
  const { id } = await shopper.order(wanted)
  const { data } = await shopper.api.orders.orderDetail({ id })
  expect(data?.items.map((item) => item.product_id)).toEqual(wanted.map(({ product_id }) => product_id))
})

test('the time to pay is a setting, and holds for the next order', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database)
  const { siteSeller } = asSeller(app())
  const setting = { module: 'orders', key: 'unpaid_minutes' }
  const minutesToPay = async () => {
    const order = await shopper.order([{ ...good, num: 1 }])
    return (Date.parse(order.expire_time) - app().now.getTime()) / 60_000
  }
  expect(await minutesToPay()).toBe(30)
  await siteSeller.changeSetting({ ...setting, value: 7 })
  expect(await minutesToPay()).toBe(7)
  await siteSeller.clearSetting(setting)
  expect(await minutesToPay()).toBe(30)
})

test('lines of one sku become one', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 9 })
  const order = await shopper.order([
    { ...good, num: 2 },
    { ...good, num: 3 },
  ])
  expect(order.items.map((item) => item.product_num)).toEqual([5])
  expect(await stockOf(good.sku_price_id)).toBe(4)
})

test('numbers sort by time, differ, and cannot be counted on', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database)
  const first = await shopper.order([{ ...good, num: 1 }])
  const second = await shopper.order([{ ...good, num: 1 }])
  expect(first.order_sn.slice(0, 15)).toBe(second.order_sn.slice(0, 15))
  expect(first.order_sn).not.toBe(second.order_sn)
  app().now = new Date(app().now.getTime() + 5)
  const third = await shopper.order([{ ...good, num: 1 }])
  expect(third.order_sn > first.order_sn && third.order_sn > second.order_sn).toBe(true)
})

test('virtual goods need no address, come alone, and never through the cart', async () => {
  const shopper = await aShopper(app())
  const [book, box] = [await aGood(app().database, { virtual: true }), await aGood(app().database)]
  const place = (goods: object[], more: object = {}) =>
    app().call(
      '/v1/654b227c8f8fa',
      { goods_list: goods.map((good) => ({ ...good, num: 1 })), ...more },
      { token: shopper.token },
    )
  expect(await place([book])).toMatchObject({ code: 1, data: { product_type: 1, address: null } })
  expect(await place([book, box], { address_id: shopper.addressId })).toMatchObject({
    code: 0,
    msg: '虚拟商品与实物商品不能一起下单',
  })
  expect(await place([book], { from: 'cart' })).toMatchObject({
    code: 0,
    msg: '虚拟商品不能加入购物车，请直接购买',
  })
})

test('an order from the cart takes out just its lines; buying now leaves the cart alone', async () => {
  const shopper = await aShopper(app())
  const [apple, fish] = [await aGood(app().database), await aGood(app().database)]
  for (const good of [apple, fish]) await shopper.api.cart.addLine({ ...good, num: 2 })
  const inCart = async () =>
    ((await shopper.api.cart.listLines()).data ?? []).map((line) => line.sku_price_id).sort()
  await shopper.order([{ ...apple, num: 1 }])
  expect(await inCart()).toEqual([apple.sku_price_id, fish.sku_price_id].sort())
  await shopper.order([{ ...apple, num: 2 }], { from: 'cart' })
  expect(await inCart()).toEqual([fish.sku_price_id])
})

test('twenty orders may wait for payment, however fast they come', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 1000 })
  const place = () =>
    app().call(
      '/v1/654b227c8f8fa',
      { goods_list: [{ ...good, num: 1 }], address_id: shopper.addressId },
      { token: shopper.token, language: 'en-us' },
    )
  const answers = await Promise.all(Array.from({ length: 30 }, place))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(20)
  const refused = answers.filter(({ code }) => code !== 1)
  expect(new Set(refused.map(({ msg }) => msg))).toEqual(
    new Set(['You have 20 unpaid orders. Please pay or cancel some first']),
  )
  expect(await stockOf(good.sku_price_id)).toBe(980)
})

test('one click is one order: the same key answers the same, and another body is refused', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 10 })
  const place = (num: number, key = 'click-1', { token, addressId } = shopper) =>
    app().call('/v1/654b227c8f8fa', { goods_list: [{ ...good, num }], address_id: addressId }, { token, key })
  const answers = await Promise.all(Array.from({ length: 5 }, () => place(1)))
  expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1)
  expect(await ordersOf(shopper.id)).toBe(1)
  expect(await place(2)).toMatchObject({ code: 0, msg: '该请求编号已用于另一个请求' })
  expect(await stockOf(good.sku_price_id)).toBe(9)
  // A key is its buyer's own, and one that was refused is free.
  const other = await aShopper(app())
  expect(await place(10, 'click-2', other)).toMatchObject({ code: 0 })
  expect((await place(9, 'click-2', other)).code).toBe(1)
  expect((await place(1, 'click-1', other)).code).toBe(0)
  // What was answered holds, whatever has become of the goods.
  expect((await place(1)).data).toEqual(answers[0]?.data)
  expect(await stockOf(good.sku_price_id)).toBe(0)
})

test('one click for the last that is left, or the last order one may have open, is answered the same however often it comes', async () => {
  const shopper = await aShopper(app())
  const [plenty, last] = [
    await aGood(app().database, { stock: 100 }),
    await aGood(app().database, { stock: 1 }),
  ]
  const place = (good: typeof last, key: string) =>
    app().call(
      '/v1/654b227c8f8fa',
      { goods_list: [{ ...good, num: 1 }], address_id: shopper.addressId },
      { token: shopper.token, key },
    )
  for (let n = 0; n < 18; n += 1) await shopper.order([{ ...plenty, num: 1 }])
  for (const good of [last, plenty]) {
    const key = `last-${good.product_id}`
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(good, key)))
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  }
  expect(await place(plenty, 'one-more')).toMatchObject({ code: 0, reason: 'orders_too_many_open' })
  expect([await ordersOf(shopper.id), await stockOf(last.sku_price_id)]).toEqual([20, 0])
})
