import { expect, test } from 'vitest'
import { checkBooks } from '#features/payment/server/check-books.ts'
import { aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tx = () => app().database.read

test('sixty buyers race for twenty units with mixed quantities, double lines and cancels: none is sold twice', async () => {
  const shoppers = await Promise.all(Array.from({ length: 60 }, () => aShopper(app())))
  const wanted = await aGood(tx(), { stock: 20 })
  const other = await aGood(tx(), { stock: 10_000 })
  const answers = await Promise.all(
    shoppers.map(async (shopper, at) => {
      // The two skus are named in turns, so that locks taken in the order of the lines would meet crosswise.
      const lines = [
        { ...wanted, num: 1 + (at % 3) },
        { ...other, num: 1 },
      ]
      const goods_list = at % 2 ? lines : lines.toReversed()
      if (at % 5 === 0) goods_list.push({ ...wanted, num: 1 })
      const answer = await shopper.api.orders.create({ goods_list, address_id: shopper.addressId })
      if (answer.code === 1 && at % 4 === 0) await shopper.api.orders.cancel({ id: answer.data.id })
      return answer as unknown as { status: number; code: number; msg: string }
    }),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.filter(({ code }) => code === 1).length).toBeGreaterThan(6)
  const sold = await tx()
    .selectFrom('order_item')
    .innerJoin('shop_order', 'shop_order.id', 'order_item.order_id')
    .where('sku_id', '=', wanted.sku_price_id)
    .where('status', '>=', 0)
    .select((eb) => eb.fn.sum<string>('quantity').as('units'))
    .executeTakeFirstOrThrow()
  const { stock } = await tx()
    .selectFrom('sku')
    .select('stock')
    .where('id', '=', wanted.sku_price_id)
    .executeTakeFirstOrThrow()
  expect(Number(sold.units) + stock).toBe(20)
  expect(await checkBooks(tx())).toEqual([])
})

test('orders that hold the same skus and close while others are placed never wait in a circle', async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => aGood(tx(), { stock: 500 })))
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper(app())))
  await Promise.all(
    shoppers.map(async (shopper, at) => {
      for (let round = 0; round < 6; round += 1) {
        const turned = goods.map((_, n) => goods[(n * (at % 2 ? 1 : 3) + round) % 4]!)
        const order = await shopper.order(turned.map((good) => ({ ...good, num: 1 })))
        expect(await shopper.api.orders.cancel({ id: order.id })).toMatchObject({ code: 1 })
      }
    }),
  )
  const skus = await tx()
    .selectFrom('sku')
    .select(['stock', 'taken'])
    .where(
      'id',
      'in',
      goods.map(({ sku_price_id }) => sku_price_id),
    )
    .execute()
  expect(skus).toEqual(goods.map(() => ({ stock: 500, taken: 0 })))
})
