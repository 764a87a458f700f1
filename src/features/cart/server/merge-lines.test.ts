import { expect, test } from 'vitest'
import { aBuyer, aGood, aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { MAX_LINES } from '../cart-rules.ts'
import { aCart } from './test-scenes.ts'

const app = testApp()
const tx = () => app().database.read

test("a visitor's cart joins the buyer's, and each line says what became of it", async () => {
  const { cart } = await aCart(app())
  const plain = await aGood(app().database, { stock: 20 })
  const mine = await aGood(app().database, { stock: 20 })
  const scarce = await aGood(app().database, { stock: 3 })
  const dearer = await aGood(app().database, { stock: 20 })
  const off = await aGood(app().database, { stock: 20, onSale: false })
  const virtual = await aGood(app().database, { stock: 20, virtual: true })
  await cart.addLine({ ...mine, num: 4 })
  const answer = await cart.mergeLines({
    lines: [
      { ...plain, num: 2, snapshot_price: '12.80' },
      { ...mine, num: 5 },
      { ...scarce, num: 8 },
      { ...dearer, num: 1, snapshot_price: '9.90' },
      { ...off, num: 1 },
      { ...virtual, num: 1 },
      { product_id: 99_999_999, sku_price_id: 99_999_999, num: 1 },
      { product_id: plain.product_id, sku_price_id: 99_999_998, num: 1 },
    ],
  })
  expect(answer).toMatchObject({ code: 1, data: { count: 4 } })
  expect(answer.data?.lines).toMatchObject([
    { ...plain, outcome: 'added', num: 2, price_was: '12.80', price_now: '12.80' },
    { ...mine, outcome: 'added', num: 9 },
    { ...scarce, outcome: 'capped', asked: 8, num: 3 },
    { ...dearer, outcome: 'added', num: 1, price_was: '9.90', price_now: '12.80' },
    { ...off, outcome: 'gone', num: 0, name: '红富士苹果' },
    { ...virtual, outcome: 'gone', num: 0 },
    { outcome: 'gone', name: '已失效的商品' },
    { outcome: 'gone', name: '已失效的商品' },
  ])
})

test('the same merge sent again, or many times at once, happens once', async () => {
  const { token } = await aBuyer(app().database)
  const good = await aGood(app().database, { stock: 90 })
  const merge = () =>
    app().call('/v1/cart/merge', { lines: [{ ...good, num: 3 }] }, { token, key: 'browser-cart-1' })
  const answers = await Promise.all([merge(), merge(), merge(), merge()])
  expect(answers.map(({ data }) => data)).toEqual(Array(4).fill(answers[0]?.data))
  expect((await app().as({ token }).cart.listLines()).data).toMatchObject([{ num: 3 }])
})

test('different merges and additions at once add up', async () => {
  const { cart } = await aCart(app())
  const goods = await Promise.all([
    aGood(app().database, { stock: 99 }),
    aGood(app().database, { stock: 99 }),
    aGood(app().database, { stock: 99 }),
  ])
  const lines = goods.map((good) => ({ ...good, num: 2 }))
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => cart.mergeLines({ lines: n % 2 ? lines : lines.toReversed() })),
    ...goods.flatMap((good) => [1, 2, 3].map((num) => cart.addLine({ ...good, type: 'add', num }))),
  ])
  expect((await cart.listLines()).data?.map(({ num }) => num)).toEqual([18, 18, 18])
})

test('a merge stops at 200 different goods', async () => {
  const { cart } = await aCart(app())
  const own = await aGood(app().database, { stock: 9 })
  await cart.addLine({ ...own, num: 1 })
  const productId = await aProduct(app().database, {
    skus: Array.from({ length: MAX_LINES - 1 }, (_, n) => aSku({ name: aText(`第 ${n} 种`) })),
  })
  const skus = await tx().selectFrom('sku').where('product_id', '=', productId).select('id').execute()
  await cart.mergeLines({
    lines: skus.map(({ id }) => ({ product_id: productId, sku_price_id: id, num: 1 })),
  })
  const late = await aGood(app().database, { stock: 9 })
  const answer = await cart.mergeLines({
    lines: [
      { ...late, num: 1 },
      { ...own, num: 1 },
    ],
  })
  expect(answer.data?.count).toBe(MAX_LINES)
  expect(answer.data?.lines).toMatchObject([
    { ...own, outcome: 'added', num: 2 },
    { ...late, outcome: 'full', num: 0 },
  ])
  expect(await cart.mergeLines({ lines: Array(201).fill({ ...late, num: 1 }) })).toMatchObject({ code: 0 })
})

test('a visitor is told what the lines of the browser stand for', async () => {
  const good = await aGood(app().database, { stock: 4 })
  const off = await aGood(app().database, { stock: 4, onSale: false })
  const lines = [
    { ...good, num: 9, snapshot_price: '10.00' },
    { ...off, num: 1 },
    { product_id: 99_999_999, sku_price_id: 77, num: 2, snapshot_price: '3.50' },
  ]
  expect((await app().as().cart.visitorLines({ lines })).data).toMatchObject([
    {
      ...good,
      num: 9,
      snapshot_price: '10.00',
      product: { name: '红富士苹果' },
      sku_price: { name: '一箱', price: '12.80', stock: 4 },
      state: 'short',
      reason: '库存不足，仅剩 4 件',
    },
    { state: 'off_sale', snapshot_price: '12.80' },
    { state: 'gone', product: { name: '已失效的商品', cover: '' }, sku_price: { price: '3.50' } },
  ])
})

test('two carts of one good are never more than the 99 a line may hold, however much there is', async () => {
  const { cart } = await aCart(app())
  const good = await aGood(app().database, { stock: 500 })
  await cart.addLine({ ...good, num: 60 })
  const answer = await cart.mergeLines({ lines: [{ ...good, num: 60 }] })
  expect(answer).toMatchObject({ code: 1, data: { lines: [{ outcome: 'capped', asked: 60, num: 99 }] } })
  expect((await cart.listLines()).data).toMatchObject([{ num: 99 }])
})

test('an option that belongs to another product is none of the one it is asked for', async () => {
  const { cart } = await aCart(app())
  const [good, other] = [await aGood(app().database), await aGood(app().database)]
  const answer = await cart.mergeLines({ lines: [{ ...good, sku_price_id: other.sku_price_id, num: 1 }] })
  expect(answer.data).toMatchObject({ count: 0, lines: [{ outcome: 'gone', num: 0, name: '已失效的商品' }] })
})
