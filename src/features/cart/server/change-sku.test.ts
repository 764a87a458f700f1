import { expect, test } from 'vitest'
import { aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import type { CartLine } from '../cart-contract.ts'
import { aCart } from './test-scenes.ts'

const app = testApp()

/** A buyer with two of the small box in the cart, who may change to the large one, of which there are five. */
async function aSmallBox() {
  const skus = [aSku({ name: aText('小箱') }), aSku({ name: aText('大箱'), stock: 5 })]
  const product_id = await aProduct(app().database, { skus })
  const detail = await app().as().catalogue.productDetail({ id: product_id })
  const [small = 0, large = 0] = detail.data?.sku_data.map(({ id }) => id) ?? []
  const { cart, ...buyer } = await aCart(app())
  await cart.addLine({ product_id, sku_price_id: small, num: 2 })
  const list = async () => (await cart.listLines()).data as CartLine[]
  const inCart = async () => (await list()).map(({ sku_price_id, num }) => [sku_price_id, num])
  return { ...buyer, cart, product_id, small, large, list, inCart, id: (await list())[0]?.id ?? 0 }
}

test('a line becomes one of another sku, and stays where it stands', async () => {
  const { cart, small, large, id, inCart, list } = await aSmallBox()
  const other = await aSmallBox()
  app().now = new Date(app().now.getTime() + 1000)
  await cart.addLine({ product_id: other.product_id, sku_price_id: other.small, num: 1 })
  expect(await cart.changeSku({ id, sku_price_id: large, num: 3 })).toMatchObject({
    code: 1,
    data: { num: 3, count: 2 },
  })
  expect(await inCart()).toEqual([
    [other.small, 1],
    [large, 3],
  ])
  const line = (await list())[1] as CartLine
  expect(line.sku_price.name).toBe('大箱')
  expect(await cart.changeSku({ id: line.id, sku_price_id: large, num: 1 })).toMatchObject({ code: 1 })
  expect(await inCart()).toEqual([
    [other.small, 1],
    [large, 1],
  ])
  expect(await cart.changeSku({ id, sku_price_id: small, num: 1 })).toMatchObject({
    msg: '购物车里没有这件商品',
  })
})

test('a sku that lies in the cart already takes the number in, as far as there are so many', async () => {
  const { cart, product_id, large, id, inCart } = await aSmallBox()
  await cart.addLine({ product_id, sku_price_id: large, num: 3 })
  const before = await inCart()
  expect(await cart.changeSku({ id, sku_price_id: large, num: 3 })).toMatchObject({
    code: 0,
    msg: '库存仅剩 5 件，购物车里已有 3 件',
  })
  expect(await inCart()).toEqual(before)
  expect(await cart.changeSku({ id, sku_price_id: large, num: 2 })).toMatchObject({
    data: { num: 5, count: 1 },
  })
  expect(await inCart()).toEqual([[large, 5]])
})

test('neither a sku of another product nor a line of another buyer', async () => {
  const mine = await aSmallBox()
  const other = await aSmallBox()
  const before = await mine.inCart()
  expect(await mine.cart.changeSku({ id: mine.id, sku_price_id: other.large, num: 1 })).toMatchObject({
    code: 0,
    msg: '商品规格不存在，请重新选择',
  })
  expect(await other.cart.changeSku({ id: mine.id, sku_price_id: mine.large, num: 1 })).toMatchObject({
    code: 0,
  })
  expect(await mine.cart.changeSku({ id: mine.id, sku_price_id: mine.large, num: 0 })).toMatchObject({
    code: 0,
  })
  expect(await mine.inCart()).toEqual(before)
})

test('two lines that change places at once wait for each other', async () => {
  const { cart, product_id, small, large, id, list } = await aSmallBox()
  await cart.addLine({ product_id, sku_price_id: large, num: 1 })
  const second = (await list()).find((line) => line.sku_price_id === large)
  const changes = await Promise.all([
    cart.changeSku({ id, sku_price_id: large, num: 1 }),
    cart.changeSku({ id: second?.id ?? 0, sku_price_id: small, num: 1 }),
  ])
  expect(changes.some(({ code }) => code === 1)).toBe(true)
  const left = await list()
  expect(new Set(left.map((line) => line.sku_price_id)).size).toBe(left.length)
})

test('a line says which shop it comes from, in the language of the buyer', async () => {
  const { token, list, product_id, small } = await aSmallBox()
  expect((await list())[0]?.shop).toMatchObject({ name: '果园' })
  const english = await app().as({ token, language: 'en-us' }).cart.listLines()
  expect(english.data?.[0]?.shop.name).toBe('果园 (en)')
  const visitor = await app()
    .as()
    .cart.visitorLines({ lines: [{ product_id, sku_price_id: small, num: 1 }] })
  expect(visitor.data?.[0]?.shop.name).toBe('果园')
})
