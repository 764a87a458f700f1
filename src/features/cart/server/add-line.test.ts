import { expect, test } from 'vitest'
import { aBuyer, aGood, aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { MAX_LINES } from '../cart-rules.ts'
import { aCart } from './test-scenes.ts'

const app = testApp()
const tx = () => app().database.read

test('cover sets the quantity, other types add to it, and the line shows what was added', async () => {
  const { cart } = await aCart(app())
  const good = await aGood(app().database, { stock: 100 })
  expect(await cart.addLine({ ...good, type: 'cover', num: 3, id: 0 })).toMatchObject({
    code: 1,
    msg: '已加入购物车',
    data: { num: 3, count: 1 },
  })
  expect(await cart.addLine({ ...good, type: 'add', num: 2 })).toMatchObject({ data: { num: 5, count: 1 } })
  expect(await cart.addLine({ ...good, type: 'cover', num: 4 })).toMatchObject({ data: { num: 4 } })
  expect((await cart.listLines()).data).toMatchObject([
    {
      ...good,
      num: 4,
      snapshot_price: '12.80',
      product: { name: '红富士苹果', cover: '/pictures/product-1-1' },
      sku_price: { name: '一箱', price: '12.80', stock: 100 },
      state: 'ok',
      reason: '',
    },
  ])
})

test.each([
  { asked: 30, stock: 100, added: 30, num: 60 },
  { asked: 20, stock: 7, added: 3, num: 6 },
])('$asked parallel additions of two add up to $num in one line, of $stock in stock', async (times) => {
  const { cart } = await aCart(app())
  const good = await aGood(app().database, { stock: times.stock })
  const answers = await Promise.all(
    Array.from({ length: times.asked }, () => cart.addLine({ ...good, type: 'add', num: 2 })),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(times.added)
  expect((await cart.listLines()).data).toMatchObject([{ num: times.num, state: 'ok' }])
  expect(await cart.countLines()).toMatchObject({ data: { count: 1 } })
})

test.each([
  [0, '购买数量须在 1 到 99 之间'],
  [-5, '购买数量须在 1 到 99 之间'],
  [100, '购买数量须在 1 到 99 之间'],
  [2_000_000_000, '购买数量须在 1 到 99 之间'],
  [9, '库存不足，仅剩 8 件'],
])('a quantity of %i is refused with a sentence', async (num, msg) => {
  const { token } = await aBuyer(app().database)
  const answer = await app()
    .as({ token })
    .cart.addLine({ ...(await aGood(app().database, { stock: 8 })), num })
  expect(answer).toMatchObject({ code: 0, msg })
  expect((await app().as({ token }).cart.listLines()).data).toEqual([])
})

test('what is left is said when the cart holds some already', async () => {
  const { token } = await aBuyer(app().database)
  const chinese = app().as({ token })
  const few = await aGood(app().database, { stock: 8 })
  await chinese.cart.addLine({ ...few, num: 5 })
  expect(await chinese.cart.addLine({ ...few, type: 'add', num: 4 })).toMatchObject({
    code: 0,
    msg: '库存仅剩 8 件，购物车里已有 5 件',
    data: { left: 3 },
  })
  const many = await aGood(app().database, { stock: 500 })
  await chinese.cart.addLine({ ...many, num: 98 })
  expect(
    await app()
      .as({ token, language: 'en-us' })
      .cart.addLine({ ...many, type: 'add', num: 2 }),
  ).toMatchObject({
    code: 0,
    msg: 'At most 99 of one item, and 98 already in your cart',
    data: { left: 1 },
  })
})

test('what cannot be put into a cart is refused: virtual, off sale, sold out, unknown, or a sku of another product', async () => {
  const { cart } = await aCart(app())
  const good = await aGood(app().database, { stock: 5 })
  const other = await aGood(app().database, { stock: 5 })
  const refused = [
    [await aGood(app().database, { stock: 5, virtual: true }), '虚拟商品不能加入购物车，请直接购买'],
    [await aGood(app().database, { stock: 5, onSale: false }), '商品已下架'],
    [await aGood(app().database, { stock: 0 }), '商品已售罄'],
    [{ product_id: 99_999_999, sku_price_id: 99_999_999 }, '商品规格不存在，请重新选择'],
    [{ product_id: good.product_id, sku_price_id: other.sku_price_id }, '商品规格不存在，请重新选择'],
  ] as const
  for (const [pair, msg] of refused)
    expect(await cart.addLine({ ...pair, num: 1 })).toMatchObject({ code: 0, msg })
  expect(await cart.countLines()).toMatchObject({ data: { count: 0 } })
})

test('a price in the body is not taken, and adding again takes the price of now', async () => {
  const { token } = await aBuyer(app().database)
  const good = await aGood(app().database, { stock: 50 })
  const path = '/v1/654ade75d7027'
  expect(await app().call(path, { ...good, num: 1, price: '0.01' }, { token })).toMatchObject({
    status: 400,
    code: 0,
  })
  await app().call(path, { ...good, num: 1 }, { token })
  await app()
    .database.statement.updateTable('sku')
    .set({ price_cents: 1500 })
    .where('id', '=', good.sku_price_id)
    .execute()
  const cart = app().as({ token }).cart
  expect((await cart.listLines()).data).toMatchObject([
    { snapshot_price: '12.80', sku_price: { price: '15.00' } },
  ])
  await cart.addLine({ ...good, type: 'add', num: 1 })
  expect((await cart.listLines()).data).toMatchObject([
    { snapshot_price: '15.00', sku_price: { price: '15.00' } },
  ])
})

test('a cart holds 200 different goods, also when many are added at once', async () => {
  const { cart } = await aCart(app())
  const skus = Array.from({ length: MAX_LINES + 15 }, (_, n) => aSku({ name: aText(`第 ${n} 种`) }))
  const productId = await aProduct(app().database, { skus })
  const all = await tx()
    .selectFrom('sku')
    .where('product_id', '=', productId)
    .select('id')
    .orderBy('id')
    .execute()
  const add = (sku: { id: number }) => cart.addLine({ product_id: productId, sku_price_id: sku.id, num: 1 })
  for (let at = 0; at < MAX_LINES - 5; at += 39)
    await Promise.all(all.slice(at, Math.min(at + 39, MAX_LINES - 5)).map(add))
  const answers = await Promise.all(all.slice(MAX_LINES - 5).map(add))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(5)
  expect(answers.find(({ code }) => code === 0)?.msg).toBe('购物车最多放 200 种商品，请先清理一下')
  expect(await cart.countLines()).toMatchObject({ data: { count: MAX_LINES } })
  // What lies in a full cart already may still be added to.
  const [first] = all
  expect(
    await cart.addLine({ product_id: productId, sku_price_id: first?.id ?? 0, type: 'add', num: 1 }),
  ).toMatchObject({
    data: { num: 2, count: MAX_LINES },
  })
})
