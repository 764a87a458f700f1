import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aGood, aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('what was paid waits to be shipped; sums are told to those who may see money', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { cents: 1990, stock: 3 })
  const { order_sn } = await shopper.order([{ ...good, num: 3 }])
  const { data: before } = await asSeller(app()).todaySeller.showToday()
  expect(before).toMatchObject({ to_ship: { count: 0, since: '' }, sales: { orders: 0, sum: '0.00' } })
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  const { data: today } = await asSeller(app()).todaySeller.showToday()
  expect(today).toMatchObject({ to_ship: { count: 1 }, sold_out: 1, sales: { orders: 1 } })
  expect(today?.sales?.sum).not.toBe('0.00')
  const packer = await aPersonAtDesk(app(), 'packer')
  expect((await packer.call('todaySeller', 'showToday')).data).toMatchObject({
    to_ship: { count: 1 },
    sales: null,
  })
})

test('an option is sold out from the moment its stock is 0 until there is some again, and goes with its product', async () => {
  const { database } = app()
  const soldOut = async () => (await asSeller(app()).todaySeller.showToday()).data?.sold_out
  const before = (await soldOut()) ?? 0
  const empty = await aGood(database, { stock: 0 })
  const full = await aGood(database, { stock: 2 })
  expect(await soldOut()).toBe(before + 1)
  const setStock = (stock: number, id: number) =>
    database.statement.updateTable('sku').set({ stock }).where('id', '=', id).execute()
  await setStock(0, full.sku_price_id)
  expect(await soldOut()).toBe(before + 2)
  await setStock(3, empty.sku_price_id)
  expect(await soldOut()).toBe(before + 1)
  await database.statement.deleteFrom('product').where('id', '=', full.product_id).execute()
  expect(await soldOut()).toBe(before)
})
