import { expect, test } from 'vitest'
import { checkBooks } from '#features/payment/server/check-books.ts'
import {
  aBuyer,
  aCoupon,
  aGood,
  anAddressOf,
  aProduct,
  aShopper,
  aSku,
  aText,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tx = () => app().database.read

const stockOf = async (skuId: number) =>
  (await tx().selectFrom('sku').select('stock').where('id', '=', skuId).executeTakeFirstOrThrow()).stock

const ordersOf = async (buyerId: number) =>
  (await tx().selectFrom('shop_order').select('id').where('buyer_id', '=', buyerId).execute()).length

test('an order keeps what was bought, takes the stock and says until when to pay', async () => {
  const shopper = await aShopper(app())
  const apple = await aGood(tx(), { stock: 10, cents: 1280, name: '苹果' })
  const fish = await aGood(tx(), { stock: 5, cents: 9990, name: '带鱼' })
  const answer = await app().call(
    '/v1/654b227c8f8fa',
    {
      type: 'goods',
      goods_list: JSON.stringify([
        { ...apple, num: 2 },
        { ...fish, num: '1' },
      ]),
      address_id: String(shopper.addressId),
      remark: '  请放门口\r\n谢谢 ',
      from: 'goods',
    },
    { token: shopper.token, language: 'zh-cn' },
  )
  expect(answer).toMatchObject({
    code: 1,
    msg: '订单提交成功',
    data: {
      status: 0,
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
          refund_status: 0,
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

test('the time to pay is a setting', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(tx())
  const setting = { module: 'orders', key: 'unpaid_minutes', value: '7' }
  await tx().insertInto('setting').values(setting).execute()
  const order = await shopper.order([{ ...good, num: 1 }])
  await tx().deleteFrom('setting').where('module', '=', 'orders').execute()
  expect(Date.parse(order.expire_time) - app().now.getTime()).toBe(7 * 60_000)
})

test('lines of one sku become one', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(tx(), { stock: 9 })
  const order = await shopper.order([
    { ...good, num: 2 },
    { ...good, num: 3 },
  ])
  expect(order.items.map((item) => item.product_num)).toEqual([5])
  expect(await stockOf(good.sku_price_id)).toBe(4)
})

test('numbers sort by time, differ, and cannot be counted on', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(tx())
  const first = await shopper.order([{ ...good, num: 1 }])
  const second = await shopper.order([{ ...good, num: 1 }])
  expect(first.order_sn.slice(0, 15)).toBe(second.order_sn.slice(0, 15))
  expect(first.order_sn).not.toBe(second.order_sn)
  app().now = new Date(app().now.getTime() + 5)
  const third = await shopper.order([{ ...good, num: 1 }])
  expect(third.order_sn > first.order_sn && third.order_sn > second.order_sn).toBe(true)
})

const refusals: [string, (goods: { product_id: number; sku_price_id: number }) => object, string, string][] =
  [
    ['no goods', () => ({ goods_list: [] }), '请选择要购买的商品', 'Please choose something to buy'],
    [
      'no sku chosen',
      (good) => ({ goods_list: [{ ...good, sku_price_id: 0, num: 1 }] }),
      '请选择您要的商品信息',
      'Please choose the option you want',
    ],
    [
      'none',
      (good) => ({ goods_list: [{ ...good, num: 0 }] }),
      '购买数量应为 1 到 99 件',
      'You can buy 1 to 99 of an item',
    ],
    [
      'minus one',
      (good) => ({ goods_list: [{ ...good, num: -1 }] }),
      '购买数量应为 1 到 99 件',
      'You can buy 1 to 99 of an item',
    ],
    [
      'a hundred',
      (good) => ({ goods_list: [{ ...good, num: 100 }] }),
      '购买数量应为 1 到 99 件',
      'You can buy 1 to 99 of an item',
    ],
    [
      'ninety-nine and one more of the same',
      (good) => ({
        goods_list: [
          { ...good, num: 99 },
          { ...good, num: 1 },
        ],
      }),
      '购买数量应为 1 到 99 件',
      'You can buy 1 to 99 of an item',
    ],
    [
      'one taken off by a negative line',
      (good) => ({
        goods_list: [
          { ...good, num: 100 },
          { ...good, num: -5 },
        ],
      }),
      '购买数量应为 1 到 99 件',
      'You can buy 1 to 99 of an item',
    ],
    [
      'more than there are',
      (good) => ({ goods_list: [{ ...good, num: 11 }] }),
      '“红富士苹果”库存不足，仅剩 10 件',
      'Only 10 of “红富士苹果 (en)” left',
    ],
    [
      'a long note',
      (good) => ({ goods_list: [{ ...good, num: 1 }], remark: '备'.repeat(201) }),
      '备注最多 200 个字',
      'A note can have 200 characters at most',
    ],
    [
      'an unknown sku',
      (good) => ({ goods_list: [{ ...good, sku_price_id: 987_654_321, num: 1 }] }),
      '部分商品已下架或不存在，请重新选择',
      'Some items are no longer available, please choose again',
    ],
    [
      'a sku of another product',
      (good) => ({ goods_list: [{ ...good, product_id: good.product_id + 1, num: 1 }] }),
      '部分商品已下架或不存在，请重新选择',
      'Some items are no longer available, please choose again',
    ],
    [
      'no address',
      (good) => ({ goods_list: [{ ...good, num: 1 }], address_id: 0 }),
      '请选择收货地址',
      'Please choose a delivery address',
    ],
    [
      'an unknown address',
      (good) => ({ goods_list: [{ ...good, num: 1 }], address_id: 987_654_321 }),
      '收货地址不存在，请重新选择',
      'This address no longer exists, please choose another',
    ],
    [
      'an unknown coupon',
      (good) => ({ goods_list: [{ ...good, num: 1 }], coupon_id: 987_654_321 }),
      '该优惠券不存在或已使用',
      'This coupon does not exist or has been used',
    ],
  ]

test.each(refusals)('%s: a clear sentence, nothing changed', async (_, orderOf, zh, en) => {
  const shopper = await aShopper(app())
  const good = await aGood(tx(), { stock: 10 })
  const order = { address_id: shopper.addressId, ...orderOf(good) }
  for (const [language, msg] of [
    ['zh-cn', zh],
    ['en-us', en],
  ]) {
    const answer = await app().call('/v1/654b227c8f8fa', order, {
      token: shopper.token,
      ...(language ? { language } : {}),
    })
    expect([answer.status, answer.code, answer.msg]).toEqual([200, 0, msg])
  }
  expect(await stockOf(good.sku_price_id)).toBe(10)
  expect(await ordersOf(shopper.id)).toBe(0)
})

test.each([
  ['a price in the body', { price: '0.01' }, 'price'],
  ['a price in a line', { goods_list: [{ product_id: 1, sku_price_id: 1, num: 1, price: 1 }] }, 'price'],
  ['broken JSON', { goods_list: '[{' }, 'goods_list'],
  ['JSON that is no list', { goods_list: '{"a":1}' }, 'goods_list'],
  ['half a fruit', { goods_list: [{ product_id: 1, sku_price_id: 1, num: 1.5 }] }, 'goods_list'],
  ['a huge quantity', { goods_list: [{ product_id: 1, sku_price_id: 1, num: 1e12 }] }, 'goods_list'],
  [
    'too many lines',
    { goods_list: Array.from({ length: 101 }, () => ({ product_id: 1, sku_price_id: 1, num: 1 })) },
    'goods_list',
  ],
])('%s is no order', async (_, wrong, field) => {
  const shopper = await aShopper(app())
  const answer = await app().call(
    '/v1/654b227c8f8fa',
    { goods_list: [], ...wrong },
    { token: shopper.token, language: 'en-us' },
  )
  expect(answer).toMatchObject({ status: 400, code: 0 })
  expect(answer.msg).toContain(`The request is not valid: ${field}`)
})

test('what was taken off sale, sold out, or belongs to a stranger is refused by name', async () => {
  const shopper = await aShopper(app())
  const [off, out] = [await aGood(tx(), { name: '草莓' }), await aGood(tx(), { name: '樱桃', stock: 0 })]
  await tx().updateTable('product').set({ on_sale: false }).where('id', '=', off.product_id).execute()
  const place = (good: object, address_id = shopper.addressId) =>
    app().call(
      '/v1/654b227c8f8fa',
      { goods_list: [{ ...good, num: 1 }], address_id },
      { token: shopper.token },
    )
  expect(await place(off)).toMatchObject({ code: 0, msg: '“草莓”已下架' })
  expect(await place(out)).toMatchObject({ code: 0, msg: '“樱桃”已售罄', data: { left: 0 } })
  const stranger = await aBuyer(tx())
  const foreign = await anAddressOf(tx(), stranger.id)
  expect(await place(await aGood(tx()), foreign)).toMatchObject({
    code: 0,
    msg: '收货地址不存在，请重新选择',
  })
})

test('virtual goods need no address, come alone, and never through the cart', async () => {
  const shopper = await aShopper(app())
  const [book, box] = [await aGood(tx(), { virtual: true }), await aGood(tx())]
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
  const [apple, fish] = [await aGood(tx()), await aGood(tx())]
  for (const good of [apple, fish]) await shopper.api.cart.addLine({ ...good, num: 2 })
  const inCart = async () =>
    ((await shopper.api.cart.list()).data ?? []).map((line) => line.sku_price_id).sort()
  await shopper.order([{ ...apple, num: 1 }])
  expect(await inCart()).toEqual([apple.sku_price_id, fish.sku_price_id].sort())
  await shopper.order([{ ...apple, num: 2 }], { from: 'cart' })
  expect(await inCart()).toEqual([fish.sku_price_id])
})

test('twenty orders may wait for payment, however fast they come', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(tx(), { stock: 1000 })
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
  const good = await aGood(tx(), { stock: 10 })
  const place = (num: number) =>
    app().call(
      '/v1/654b227c8f8fa',
      { goods_list: [{ ...good, num }], address_id: shopper.addressId },
      { token: shopper.token, key: 'click-1' },
    )
  const answers = await Promise.all(Array.from({ length: 5 }, () => place(1)))
  expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1)
  expect(await ordersOf(shopper.id)).toBe(1)
  expect(await place(2)).toMatchObject({ code: 0, msg: '该请求编号已用于另一个请求' })
  expect(await stockOf(good.sku_price_id)).toBe(9)
})

test('a coupon comes off, is shared by the lines to the cent, and is held by the order', async () => {
  const shopper = await aShopper(app())
  const coupon = await aCoupon(tx(), { amountCents: 1000, enoughCents: 3000 })
  const redeemed = await shopper.api.orders.redeemCoupon({ coupon_code: coupon.code })
  const coupon_id = redeemed.data?.id ?? 0
  const goods = [
    { ...(await aGood(tx(), { cents: 1001 })), num: 1 },
    { ...(await aGood(tx(), { cents: 1000 })), num: 1 },
    { ...(await aGood(tx(), { cents: 1000 })), num: 1 },
  ]
  const order = await shopper.order(goods, { coupon_id })
  expect(order).toMatchObject({ goods_amount: '30.01', discount_amount: '10.00', pay_fee: '20.01' })
  expect(order.items.map((item) => item.pay_price)).toEqual(['6.67', '6.67', '6.67'])
  expect((await shopper.api.orders.coupons()).data).toEqual([])
  const again = await shopper.api.orders.create({
    goods_list: goods,
    address_id: shopper.addressId,
    coupon_id,
  })
  expect(again).toMatchObject({ code: 0, msg: '该优惠券不存在或已使用' })
  await shopper.api.orders.cancel({ id: order.id })
  expect((await shopper.api.orders.coupons()).data).toMatchObject([{ id: coupon_id }])
  expect(await checkBooks(tx())).toEqual([])
})

test.each([
  [2999, 0, '商品金额需大于 ¥30.00 才能使用该优惠券'],
  [3000, 0, '商品金额需大于 ¥30.00 才能使用该优惠券'],
  [3001, 1, '订单提交成功'],
])('goods of %i cents with a coupon for more than 30 yuan: code %i', async (cents, code, msg) => {
  const shopper = await aShopper(app())
  const { code: coupon_code } = await aCoupon(tx(), { amountCents: 500, enoughCents: 3000 })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code })).data?.id ?? 0
  const goods_list = [{ ...(await aGood(tx(), { cents })), num: 1 }]
  const preview = await shopper.api.orders.preview({ goods_list, coupon_id })
  expect(preview.data).toMatchObject({ discount_amount: code ? '5.00' : '0.00', coupon: { id: coupon_id } })
  const answer = await shopper.api.orders.create({ goods_list, address_id: shopper.addressId, coupon_id })
  expect(answer).toMatchObject({ code, msg })
})

test('a coupon worth more than the goods makes them free, never less: the order is paid at once', async () => {
  const shopper = await aShopper(app())
  const { code } = await aCoupon(tx(), { amountCents: 5000 })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const good = await aGood(tx(), { cents: 1280 })
  const order = await shopper.order([{ ...good, num: 1 }], { coupon_id })
  expect(order).toMatchObject({ status: 1, pay_fee: '0.00', discount_amount: '12.80', pay_method: 'coupon' })
  expect(await checkBooks(tx())).toEqual([])
})

test('a coupon that ended after it was redeemed is refused', async () => {
  const shopper = await aShopper(app())
  const { code } = await aCoupon(tx(), { endsAt: new Date(app().now.getTime() + 60_000) })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const start = app().now
  app().now = new Date(start.getTime() + 60_000)
  const goods_list = [{ ...(await aGood(tx())), num: 1 }]
  const answer = await shopper.api.orders.create({ goods_list, address_id: shopper.addressId, coupon_id })
  app().now = start
  expect(answer).toMatchObject({ code: 0, msg: '该优惠券已过期' })
})

test('the preview shows current prices, what is short, and the chosen or default address', async () => {
  const shopper = await aShopper(app())
  const [good, short] = [await aGood(tx(), { cents: 1280 }), await aGood(tx(), { cents: 500, stock: 1 })]
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
  await tx().updateTable('product').set({ on_sale: false }).where('id', '=', good.product_id).execute()
  expect(await shopper.api.orders.preview({ goods_list: [{ ...good, num: 2 }] })).toMatchObject({
    data: { goods_list: [{ state: 'gone' }], pay_fee: '0.00' },
  })
})

test('a price that changes before the order is placed is the price of the order', async () => {
  const shopper = await aShopper(app())
  const product = await aProduct(tx(), {
    skus: [aSku({ priceCents: 100 }), aSku({ name: aText('两箱'), priceCents: 180 })],
  })
  const skus = await tx()
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', product)
    .orderBy('id')
    .execute()
  const goods = [{ product_id: product, sku_price_id: skus[0]?.id ?? 0, num: 1 }]
  await tx()
    .updateTable('sku')
    .set({ price_cents: 120 })
    .where('id', '=', skus[0]?.id ?? 0)
    .execute()
  expect(await shopper.order(goods)).toMatchObject({ pay_fee: '1.20' })
})
