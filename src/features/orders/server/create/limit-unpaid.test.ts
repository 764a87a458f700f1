import { expect, test } from 'vitest'
import { orderScenes } from '#features/orders/server/test-scenes.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const { stockOf } = orderScenes(app)

type Shopper = Awaited<ReturnType<typeof aShopper>>
type Good = Awaited<ReturnType<typeof aGood>>

const order = ({ api, addressId }: Shopper, ...lines: [Good, number][]) =>
  api.orders.createOrder({
    goods_list: lines.map(([good, num]) => ({ ...good, num })),
    address_id: addressId,
  })

test('of one option a buyer may leave 99 pieces unpaid, over all their orders', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 500 })
  expect(await order(shopper, [good, 60])).toMatchObject({ code: 1 })
  expect(await order(shopper, [good, 40])).toMatchObject({
    code: 0,
    reason: 'orders_unpaid_of_sku',
    msg: '同一规格最多有 99 件待付款，请先付款再下单',
  })
  expect(await order(shopper, [good, 39])).toMatchObject({ code: 1 })
  expect(await stockOf(good.sku_price_id)).toBe(500 - 99)
})

test('of everything together a buyer may leave 300 pieces unpaid, and the shop may say otherwise', async () => {
  const shopper = await aShopper(app())
  const goods = await Promise.all(Array.from({ length: 5 }, () => aGood(app().database, { stock: 500 })))
  const lines = goods.map((good): [Good, number] => [good, 60])
  expect(await order(shopper, ...lines)).toMatchObject({ code: 1 })
  const [first] = goods as [Good]
  expect(await order(shopper, [first, 1])).toMatchObject({ code: 0, reason: 'orders_unpaid_pieces' })
  const setting = { module: 'orders', key: 'unpaid_pieces' }
  await asSeller(app()).siteSeller.changeSetting({ ...setting, value: 301 })
  expect(await order(shopper, [first, 1])).toMatchObject({ code: 1 })
  await asSeller(app()).siteSeller.changeSetting({ ...setting, value: 300 })
})

test('twenty orders sent at once keep within it together', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 500 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(shopper, [good, 10])))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(9)
  expect(await stockOf(good.sku_price_id)).toBe(500 - 90)
})

test('what was cancelled no longer counts, but nobody orders and cancels for ever', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 500 })
  const told = []
  for (let n = 0; n < 25; n += 1) {
    const placed = await order(shopper, [good, 99])
    told.push(placed.code === 1 ? await shopper.api.orders.cancelOrder({ id: placed.data.id }) : placed)
  }
  expect(told.filter(({ code }) => code === 1)).toHaveLength(20)
  expect(told.slice(-5).map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
})
