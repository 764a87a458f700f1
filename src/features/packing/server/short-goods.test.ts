import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { later, minutes } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'
import { packingScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { at, person, rich, good, paid, freshTable, boxOf, makeWave } = packingScenes(app)

test('goods missing on the walk are taken from whoever paid last, paid back, and no longer sold', async () => {
  await freshTable()
  const packer = await person()
  const pear = await good({ cents: 1000, stock: 30 })
  const shopper = await rich()
  const first = await paid(shopper, [{ ...pear, num: 3 }])
  app().now = later(app().now, minutes(1))
  const second = await paid(await rich(), [{ ...pear, num: 2 }])
  const { id } = await makeWave(packer)
  const short = (missing: number, sold_out = 0) =>
    at(packer)('shortGoods', { id, sku_id: pear.sku_price_id, missing, sold_out })
  expect(await short(6)).toMatchObject({ reason: 'waves_too_many' })
  // What lies in a box already is not missing.
  await at(packer)('packLine', { order_sn: first.order_sn, sku_id: pear.sku_price_id, packed: 1 })
  expect(await short(5)).toMatchObject({ reason: 'waves_too_many' })
  expect(await short(3, 1)).toMatchObject({
    code: 1,
    data: { amount: '30.00', orders: [second.order_sn, first.order_sn] },
  })
  expect((await boxOf(packer, id, first.order_sn)).lines).toMatchObject([{ num: 2, packed: 1 }])
  expect((await boxOf(packer, id, second.order_sn)).lines).toEqual([])
  const stock = await asSeller(app()).catalogueSeller.listStock({ product_id: pear.product_id })
  expect(stock.data?.data[0]?.stock).toBe(0)
  expect(await short(2)).toMatchObject({ reason: 'waves_too_many' })
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('a box somebody else is packing is not touched, and nothing else either', async () => {
  await freshTable()
  const pear = await good({ cents: 1000, stock: 30 })
  const order = await paid(await rich(), [{ ...pear, num: 2 }])
  const packer = await person()
  const colleague = await person()
  const { id } = await makeWave(packer)
  await at(colleague)('claimBox', { order_sn: order.order_sn })
  const asked = { id, sku_id: pear.sku_price_id, missing: 1, sold_out: 1 }
  expect(await at(packer)('shortGoods', asked)).toMatchObject({ reason: 'waves_claimed' })
  const stock = await asSeller(app()).catalogueSeller.listStock({ product_id: pear.product_id })
  expect(stock.data?.data[0]?.stock).toBe(28)
})
