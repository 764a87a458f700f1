import { expect, test, vi } from 'vitest'
import { packingScenes } from '#features/packing/server/test-scenes.ts'
import type { Take, TakeLine } from '#features/takes/takes-seller-contract.ts'
import { asSeller } from '#testing/as-seller.ts'
import { ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'

const app = testApp()
const { person, good, rich, paid, makeWave, at, freshTable } = packingScenes(app)

async function scene(stock: number) {
  const desk = await person()
  const goods = await good({ stock })
  const call = (name: string, input: object = {}) => desk.call('takesSeller', name, input)
  const shown = await asSeller(app()).productsSeller.showSellerProduct({ id: goods.product_id })
  const { data } = await call('beginTake', { shop_id: shown.data?.shop_id })
  const { id } = data as { id: number }
  const line = async (): Promise<TakeLine> => {
    const shown = (await call('showTake', { id })).data as { lines: TakeLine[] }
    return shown.lines.find(({ sku_id }) => sku_id === goods.sku_price_id)!
  }
  const count = (counted: number, how = 'set') =>
    call('countGoods', { id, sku_id: goods.sku_price_id, counted, how })
  const stockNow = async () =>
    (await asSeller(app()).catalogueSeller.listStock({ product_id: goods.product_id })).data!.data[0]!.stock
  return { id, desk, goods, call, line, count, stockNow }
}

test('what is sold between the count and the booking stays sold', async () => {
  const { id, goods, call, line, count, stockNow } = await scene(50)
  const shopper = await rich()
  await paid(shopper, [{ ...goods, num: 4 }])
  // Four are ordered and still lie there.
  expect(await line()).toMatchObject({ expected: 50, ordered: 4, count: null })
  await count(47)
  expect(await line()).toMatchObject({ count: { counted: 47, difference: -3 } })
  await paid(shopper, [{ ...goods, num: 5 }])
  expect(await line()).toMatchObject({ count: { difference: -3 } })
  expect(await call('bookTake', { id, reason: '月底盘点' })).toMatchObject({
    data: { changed: 1, missing: 0 },
  })
  expect(await stockNow()).toBe(50 - 4 - 5 - 3)
  const moves = await asSeller(app()).catalogueSeller.listStockMoves({ sku_id: goods.sku_price_id })
  expect(moves.data?.data[0]).toMatchObject({ units: -3, reason: '月底盘点' })
  // Once, and nothing more is counted.
  expect(await call('bookTake', { id, reason: '再来' })).toMatchObject({ reason: 'takes_over' })
  expect(await count(1)).toMatchObject({ reason: 'takes_over' })
})

test('a sale in the very moment of booking is told apart from what was missing', async () => {
  const { id, goods, call, count, stockNow } = await scene(50)
  await count(47)
  const { database } = app()
  const booking = await database.write(async (selling) => {
    const sku = selling.updateTable('sku').where('id', '=', goods.sku_price_id)
    await sku.set({ stock: 45 }).execute()
    const booked = call('bookTake', { id, reason: '月底盘点' })
    await vi.waitFor(async () => expect(await waitingForLocks(database.read)).toBe(1), { timeout: 20_000 })
    return [booked]
  })
  expect(await booking[0]).toMatchObject({ data: { changed: 1, missing: 0 } })
  expect(await stockNow()).toBe(42)
  const moves = await asSeller(app()).catalogueSeller.listStockMoves({ sku_id: goods.sku_price_id })
  expect(moves.data?.data[0]).toMatchObject({ units: -3, before: 45, after: 42 })
})

test('what lies packed in a box is not on the shelf', async () => {
  await freshTable()
  const { desk, goods, line } = await scene(20)
  const order = await paid(await rich(), [{ ...goods, num: 3 }])
  await makeWave(desk)
  expect(await line()).toMatchObject({ expected: 20 })
  await at(desk)('packLine', { order_sn: order.order_sn, sku_id: goods.sku_price_id, packed: 3 })
  expect(await line()).toMatchObject({ expected: 17, ordered: 0 })
})

test('what was picked and lies on the trolley is not on the shelf, and is told once when it is packed and has left', async () => {
  await freshTable()
  const { desk, goods, line } = await scene(20)
  const sku_id = goods.sku_price_id
  const first = await paid(await rich(), [{ ...goods, num: 3 }])
  await paid(await rich(), [{ ...goods, num: 2 }])
  const { id } = await makeWave(desk)
  await paid(await rich(), [{ ...goods, num: 1 }])
  await at(desk)('pickGoods', { id, sku_id, picked: 4 })
  // One of the wave is still to be picked, and one belongs to nobody's wave yet.
  expect(await line()).toMatchObject({ expected: 16, ordered: 2 })
  await at(desk)('packLine', { order_sn: first.order_sn, sku_id, packed: 3 })
  expect(await line()).toMatchObject({ expected: 16, ordered: 2 })
  await at(desk)('packBox', { order_sn: first.order_sn })
  await ship(app(), first.order_sn)
  expect(await line()).toMatchObject({ expected: 16, ordered: 2 })
  await at(desk)('pickGoods', { id, sku_id, picked: 5 })
  expect(await line()).toMatchObject({ expected: 15, ordered: 1 })
})

test('what was picked for an order that was cancelled since lies on the shelf again', async () => {
  await freshTable()
  const { id, desk, goods, call, line, count, stockNow } = await scene(50)
  const sku_id = goods.sku_price_id
  const { order_sn } = await paid(await rich(), [{ ...goods, num: 3 }])
  const wave = await makeWave(desk)
  await at(desk)('pickGoods', { id: wave.id, sku_id, picked: 3 })
  expect(await line()).toMatchObject({ expected: 47 })
  const cancel = asSeller(app()).refundsSeller.cancelPaidOrder({ order_sn, reason: '买家不要了' })
  expect(await cancel).toMatchObject({ code: 1 })
  expect(await line()).toMatchObject({ expected: 50, ordered: 0 })
  await paid(await rich(), [{ ...goods, num: 1 }])
  expect(await line()).toMatchObject({ expected: 50, ordered: 1 })
  await count(50)
  expect(await line()).toMatchObject({ count: { counted: 50, difference: 0 } })
  await call('bookTake', { id, reason: '月底盘点' })
  expect(await stockNow()).toBe(49)
})

test('two people count two places, and the last word on one of them holds', async () => {
  const { id, goods, count, line, call } = await scene(10)
  const colleague = await person('manager')
  await app()
    .database.statement.updateTable('person')
    .set({ name: '小周' })
    .where('email', '=', colleague.email)
    .execute()
  await count(4)
  await colleague.call('takesSeller', 'countGoods', {
    id,
    sku_id: goods.sku_price_id,
    counted: 5,
    how: 'add',
  })
  expect(await line()).toMatchObject({
    count: { counted: 9, difference: -1, times: 2, by: '小周（店长）' },
  })
  await count(10)
  expect(await line()).toMatchObject({ count: { counted: 10, difference: 0, times: 3 } })
  expect(await call('bookTake', { id, reason: '盘点' })).toMatchObject({ data: { changed: 0, missing: 0 } })
  const booked = ((await call('listTakes')).data as Take[]).find((take) => take.id === id)
  expect(booked).toMatchObject({ state: 'booked' })
  for (const by of [booked?.begun_by, booked?.booked_by]) expect(by).not.toContain('@')
})

test('what was ordered and is not there is said, and no stock goes below nothing', async () => {
  const { id, goods, count, call, stockNow } = await scene(6)
  await paid(await rich(), [{ ...goods, num: 5 }])
  await count(2)
  expect(await call('bookTake', { id, reason: '盘点' })).toMatchObject({ data: { changed: 1, missing: 3 } })
  expect(await stockNow()).toBe(0)
})

test('nothing is booked without a count, a reason, or the right to', async () => {
  const { id, call, count, line } = await scene(6)
  expect(await call('bookTake', { id, reason: '盘点' })).toMatchObject({ reason: 'takes_nothing_counted' })
  await count(3)
  expect(await call('bookTake', { id, reason: ' ' })).toMatchObject({ reason: 'stock_reason_missing' })
  const editor = await person('editor')
  expect(await editor.call('takesSeller', 'bookTake', { id, reason: '盘点' })).toMatchObject({ status: 403 })
  const { sku_id } = await line()
  await call('uncountGoods', { id, sku_id })
  expect(await line()).toMatchObject({ count: null })
  expect(await call('countGoods', { id, sku_id: 999_999_999, counted: 1 })).toMatchObject({
    reason: 'takes_no_sku',
  })
  expect(await call('dropTake', { id })).toMatchObject({ code: 1 })
  expect(await call('beginTake', { shop_id: 999_999 })).toMatchObject({ reason: 'takes_nothing' })
})
