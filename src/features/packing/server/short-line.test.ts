import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { anAfterSale, messagesOf } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { packingScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { at, person, rich, good, paid, freshTable, boxOf, makeWave } = packingScenes(app)

test('what cannot be found is paid back in the same moment, told, and no longer to be packed', async () => {
  await freshTable()
  const packer = await person()
  const shopper = await rich()
  const [pear, plum] = [await good({ cents: 1000 }), await good({ cents: 300 })]
  const { order_sn, id: orderId } = await paid(shopper, [
    { ...pear, num: 3 },
    { ...plum, num: 1 },
  ])
  const { id } = await makeWave(packer)
  const short = (sku_id: number, missing: number) => at(packer)('shortLine', { order_sn, sku_id, missing })
  expect(await short(pear.sku_price_id, 4)).toMatchObject({ reason: 'waves_too_many' })
  expect(await short(pear.sku_price_id, 2)).toMatchObject({
    code: 1,
    data: { amount: '20.00', is_refunded: 0 },
  })
  expect((await messagesOf(app(), shopper.id)).at(-1)).toMatchObject({
    kind: 'order_refunded',
    // The buyer reads it in their language, whichever the packer's is.
    data: {
      order_sn,
      amount: '20.00',
      reason: '打包时缺货',
      reason_en: 'Not enough on the shelf when it was packed',
    },
  })
  expect((await boxOf(packer, id, order_sn)).lines).toMatchObject([
    { sku_id: pear.sku_price_id, num: 1 },
    { sku_id: plum.sku_price_id, num: 1 },
  ])
  const [{ stock } = { stock: 0 }] = await app()
    .database.read.selectFrom('sku')
    .where('id', '=', pear.sku_price_id)
    .select('stock')
    .execute()
  expect(stock).toBe(997)
  await short(pear.sku_price_id, 1)
  expect(await short(plum.sku_price_id, 1)).toMatchObject({ data: { is_refunded: 1 } })
  expect(await boxOf(packer, id, order_sn)).toMatchObject({ state: 'gone' })
  expect((await shopper.api.orders.orderDetail({ id: orderId })).data).toMatchObject({
    status: ORDER.completed,
    is_refunded: 1,
  })
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('pressed twice because no answer came, it is paid back once', async () => {
  await freshTable()
  const packer = await person()
  const pear = await good()
  const { order_sn } = await paid(await rich(), [{ ...pear, num: 2 }])
  const { id } = await makeWave(packer)
  const asked = { order_sn, sku_id: pear.sku_price_id, missing: 1 }
  const again = () => packer.call('wavesSeller', 'shortLine', asked, 'short-1')
  expect(await Promise.all([again(), again()])).toMatchObject([{ code: 1 }, { code: 1 }])
  expect((await boxOf(packer, id, order_sn)).lines).toMatchObject([{ num: 1 }])
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('a buyer who asks for the money is answered first, and a box with such a line waits', async () => {
  await freshTable()
  const packer = await person()
  const shopper = await rich()
  const pear = await good()
  const order = await paid(shopper, [{ ...pear, num: 1 }])
  await makeWave(packer)
  const { order_sn } = order
  await at(packer)('packLine', { order_sn, sku_id: pear.sku_price_id, packed: 1 })
  await anAfterSale(app(), shopper, order)
  expect(await at(packer)('packBox', { order_sn })).toMatchObject({ reason: 'waves_disputed' })
  expect(await at(packer)('shortLine', { order_sn, sku_id: pear.sku_price_id, missing: 1 })).toMatchObject({
    reason: 'refunds_open_request',
  })
})
