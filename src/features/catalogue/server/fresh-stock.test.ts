import { expect, test } from 'vitest'
import { aGood, aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { startTestApp, type TestApp, testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** What a visitor sees of a product: how many are left, and how many were sold, on its page and in a list. */
async function seen(id: number, shop: TestApp = app()) {
  const visitor = shop.as()
  const { data: detail } = await visitor.catalogue.productDetail({ id })
  const { data: list } = await visitor.catalogue.listProducts({ orderby: 'time' })
  return [detail?.sku_data[0]?.stock, detail?.sales, list?.data.find((card) => card.id === id)?.sales]
}

test('two seconds after a sale everybody sees what is left and what was sold', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { stock: 500 })
  expect(await seen(good.product_id)).toEqual([500, 0, 0])
  const { order_sn } = await shopper.order([{ ...good, num: 3 }])
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  // Hot pages stay in memory meanwhile.
  expect(await seen(good.product_id)).toEqual([500, 0, 0])
  app().now = new Date(app().now.getTime() + 2000)
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
    app().now = new Date(app().now.getTime() + 2000)
    expect(await seen(good.product_id, other)).toEqual([497, 3, 3])
  } finally {
    await other.close()
  }
})
