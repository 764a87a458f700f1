import { expect, test } from 'vitest'
import { orderScenes } from '#features/orders/server/test-scenes.ts'
import { aBuyer, aGood, anAddressOf, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const { stockOf, ordersOf } = orderScenes(app)

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
      '购买数量须在 1 到 99 之间',
      'Choose a quantity between 1 and 99',
    ],
    [
      'minus one',
      (good) => ({ goods_list: [{ ...good, num: -1 }] }),
      '购买数量须在 1 到 99 之间',
      'Choose a quantity between 1 and 99',
    ],
    [
      'a hundred',
      (good) => ({ goods_list: [{ ...good, num: 100 }] }),
      '购买数量须在 1 到 99 之间',
      'Choose a quantity between 1 and 99',
    ],
    [
      'ninety-nine and one more of the same',
      (good) => ({
        goods_list: [
          { ...good, num: 99 },
          { ...good, num: 1 },
        ],
      }),
      '购买数量须在 1 到 99 之间',
      'Choose a quantity between 1 and 99',
    ],
    [
      'one taken off by a negative line',
      (good) => ({
        goods_list: [
          { ...good, num: 100 },
          { ...good, num: -5 },
        ],
      }),
      '购买数量须在 1 到 99 之间',
      'Choose a quantity between 1 and 99',
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
  const good = await aGood(app().database, { stock: 10 })
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
  const [off, out] = [
    await aGood(app().database, { name: '草莓' }),
    await aGood(app().database, { name: '樱桃', stock: 0 }),
  ]
  await app()
    .database.statement.updateTable('product')
    .set({ on_sale: false })
    .where('id', '=', off.product_id)
    .execute()
  const place = (good: object, address_id = shopper.addressId) =>
    app().call(
      '/v1/654b227c8f8fa',
      { goods_list: [{ ...good, num: 1 }], address_id },
      { token: shopper.token },
    )
  expect(await place(off)).toMatchObject({ code: 0, msg: '“草莓”已下架' })
  expect(await place(out)).toMatchObject({ code: 0, msg: '“樱桃”已售罄', data: { left: 0 } })
  const stranger = await aBuyer(app().database)
  const foreign = await anAddressOf(app().database, stranger.id)
  expect(await place(await aGood(app().database), foreign)).toMatchObject({
    code: 0,
    msg: '收货地址不存在，请重新选择',
  })
})
