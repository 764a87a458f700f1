import { expect, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { later, minutes } from '#platform/time.ts'
import {
  aCategory,
  aGood,
  aProduct,
  aShop,
  aShopper,
  aSku,
  PAYMENT_PASSWORD,
} from '#testing/builders/index.ts'
import { startTestApp, type TestApp, testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** What a visitor sees of a product: how many are left, and how many were sold, on its page and in a list. */
async function seen(id: number, shop: TestApp = app()) {
  const visitor = shop.as()
  const { data: detail } = await visitor.catalogue.productDetail({ id })
  const { data: list } = await visitor.catalogue.listProducts({ orderby: 'time' })
  return [detail?.sku_data[0]?.stock, detail?.sales, list?.data.find((card) => card.id === id)?.sales]
}

const twoSecondsLater = () => {
  app().now = new Date(app().now.getTime() + 2000)
}

test('two seconds after a sale everybody sees what is left and what was sold', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { stock: 500 })
  // Lists of before are too old to be shown, and what was sold before is no news.
  app().now = later(app().now, minutes(10))
  await seen(good.product_id)
  expect(await seen(good.product_id)).toEqual([500, 0, 0])
  const { order_sn } = await shopper.order([{ ...good, num: 3 }])
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  // Hot pages stay in memory meanwhile.
  expect(await seen(good.product_id)).toEqual([500, 0, 0])
  twoSecondsLater()
  expect(await seen(good.product_id)).toEqual([497, 3, 3])
})

test('so they do in every other process, though nothing is sent after a sale', async () => {
  const other = await startTestApp({ beside: app() })
  try {
    const shopper = await aShopper(app(), { cents: 100_000 })
    const good = await aGood(app().database, { stock: 500 })
    expect(await seen(good.product_id, other)).toEqual([500, 0, 0])
    const { order_sn } = await shopper.order([{ ...good, num: 3 }])
    await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
    twoSecondsLater()
    expect(await seen(good.product_id, other)).toEqual([497, 3, 3])
  } finally {
    await other.close()
  }
})

test('a sale drops what shows this product and nothing else', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const [sold, other] = [
    await aGood(app().database, { stock: 500 }),
    await aGood(app().database, { stock: 500 }),
  ]
  await seen(sold.product_id)
  await seen(other.product_id)
  // Behind the shop's back, so that whoever computes it anew betrays it.
  await run(
    app().database.statement,
  )`update sku set market_price_cents = 12345 where product_id = ${other.product_id}`
  await shopper.order([{ ...sold, num: 3 }])
  twoSecondsLater()
  const detail = async (id: number) => (await app().as().catalogue.productDetail({ id })).data?.sku_data[0]
  expect(await detail(sold.product_id)).toMatchObject({ stock: 497 })
  expect(await detail(other.product_id)).not.toMatchObject({ market_price: '123.45' })
})

test('what is sold out is no longer offered below others, two seconds after its last was taken', async () => {
  const shopId = await aShop(app().database)
  const categoryId = await aCategory(app().database)
  const [id, last] = [
    await aProduct(app().database, { shopId, categoryId }),
    await aProduct(app().database, { shopId, categoryId, skus: [aSku({ stock: 1 })] }),
  ]
  const soldOut = async () =>
    (await app().as().catalogue.listSimilar({ id })).data?.map((card) => card.sold_out)
  expect(await soldOut()).toEqual([0])
  await run(app().database.statement)`update sku set stock = 0 where product_id = ${last}`
  twoSecondsLater()
  expect(await soldOut()).toEqual([1])
})

test('a sale that was written early and holds late is not missed', async () => {
  const good = await aGood(app().database, { stock: 500 })
  await seen(good.product_id)
  const [written, hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = app().database.write(async (tx) => {
    await run(tx)`update sku set stock = 400 where id = ${good.sku_price_id}`
    written.resolve()
    await hold.promise
  })
  await written.promise
  // Others sell meanwhile, and are seen.
  const other = await aGood(app().database, { stock: 500 })
  await run(app().database.statement)`update sku set stock = 300 where id = ${other.sku_price_id}`
  twoSecondsLater()
  expect((await seen(good.product_id))[0]).toBe(500)
  hold.resolve()
  await late
  twoSecondsLater()
  expect((await seen(good.product_id))[0]).toBe(400)
})
