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
