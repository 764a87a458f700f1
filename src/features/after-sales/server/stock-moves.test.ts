import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anAfterSale, aPaidOrder, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { checkBooks } from './check-books.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').catalogueSeller
const books = () => checkBooks(app().database.read)

/** The moves of a sku, the first first: what happened, before and after, and what it belongs to. */
async function history(sku_id: number) {
  const answer = await seller().listStockMoves({ sku_id })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.data
    .toReversed()
    .map(({ kind, before, after, reference }) => [kind, before, after, reference])
}

test('whatever changes a stock is written down with who, why, before and after', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { stock: 20 })
  const cancelled = await shopper.order([{ ...good, num: 3 }])
  await shopper.api.orders.cancelOrder({ id: cancelled.id })
  const paid = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  await anAfterSale(app(), shopper, paid, { at: AFTER_SALE.settled })
  const sku_id = good.sku_price_id
  await seller().setStock({ sku_id, how: 'add', number: 5, reason: 'delivery of Monday' })
  await seller().setStock({ sku_id, how: 'take', number: 4, reason: 'spoiled' })
  await seller().setStock({ sku_id, how: 'set', number: 40, reason: 'stock take' })
  expect(await history(sku_id)).toEqual([
    ['opening', 0, 20, ''],
    ['ordered', 20, 17, cancelled.order_sn],
    ['closed', 17, 20, cancelled.order_sn],
    ['ordered', 20, 18, paid.order_sn],
    ['returned', 18, 20, paid.order_sn],
    ['added', 20, 25, ''],
    ['taken', 25, 21, ''],
    ['set', 21, 40, ''],
  ])
  expect((await seller().listStockMoves({ sku_id })).data?.data[0]).toMatchObject({
    actor: 'seller:tester',
    reason: 'stock take',
    units: 19,
  })
  expect(await books()).toEqual([])
})

test('orders that close together give back one by one', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 10 })
  const numbers = []
  for (const num of [1, 2]) {
    numbers.push((await shopper.order([{ ...good, num }])).order_sn)
    // Numbers sort by time.
    app().now = new Date(app().now.getTime() + 5)
  }
  app().now = new Date(app().now.getTime() + 31 * 60_000)
  await app().jobs.runNow('close-unpaid')
  expect((await history(good.sku_price_id)).slice(3)).toEqual([
    ['closed', 7, 8, numbers[0]],
    ['closed', 8, 10, numbers[1]],
  ])
})

test('nothing is written where nothing changed, and what is written stays', async () => {
  const { sku_price_id: sku_id } = await aGood(app().database, { stock: 6 })
  await seller().setStock({ sku_id, how: 'set', number: 6, reason: 'stock take' })
  await seller().setStock({ sku_id, how: 'take', number: 7, reason: 'too many' })
  expect(await history(sku_id)).toEqual([['opening', 0, 6, '']])
  await expect(run(app().database.statement)`delete from stock_move`).rejects.toThrow('written once')
  await expect(run(app().database.statement)`update stock_move set units = 1`).rejects.toThrow('written once')
})

test('a sku that is gone has its history still, and one nobody knew has none', async () => {
  const { product_id, sku_price_id } = await aGood(app().database, { stock: 6 })
  await app().database.statement.deleteFrom('product').where('id', '=', product_id).execute()
  expect(await history(sku_price_id)).toEqual([
    ['opening', 0, 6, ''],
    ['removed', 6, 0, ''],
  ])
  expect(await seller().listStockMoves({ sku_id: 987_654 })).toMatchObject({ reason: 'seller_no_sku' })
  expect(await books()).toEqual([])
})

const deed = fc.oneof(
  fc.record({ what: fc.constant('order' as const), number: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ what: fc.constant('cancel' as const), number: fc.nat(5) }),
  fc.record({ what: fc.constantFrom('set', 'add', 'take'), number: fc.nat(12) }),
)

test('whatever buyers and seller do at the same moment, the moves add up to the stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 8 }), async (deeds) => {
      const shopper = await aShopper(app())
      const good = await aGood(app().database, { stock: 8 })
      const placed = await Promise.all([
        shopper.order([{ ...good, num: 1 }]),
        shopper.order([{ ...good, num: 2 }]),
      ])
      await Promise.all(
        deeds.map(({ what, number }) => {
          if (what === 'order') return shopper.order([{ ...good, num: number }]).catch(() => undefined)
          if (what === 'cancel') return shopper.api.orders.cancelOrder({ id: placed[number % 2]!.id })
          return seller().setStock({ sku_id: good.sku_price_id, how: what, number, reason: 'any' })
        }),
      )
      expect(await books()).toEqual([])
      const moves = await history(good.sku_price_id)
      for (const [at, [, before]] of moves.entries()) expect(before).toBe(moves[at - 1]?.[2] ?? 0)
      const { rows } = await run<{ id: number }>(app().database.statement)`
        select id from shop_order where buyer_id = ${shopper.id} and closed_at is null`
      for (const { id } of rows) await shopper.api.orders.cancelOrder({ id })
    }),
    { numRuns: 15 },
  )
}, 60_000)
