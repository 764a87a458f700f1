import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anAddressOf, anOrderIn, aShopper, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').ordersSeller

test('an order goes elsewhere until its first parcel has left, at the postage that was paid', async () => {
  const [shopper, stranger] = [await aShopper(app(), { cents: 100_000 }), await aShopper(app())]
  const other = await anAddressOf(app().database, shopper.id, '李小红')
  const good = await aGood(app().database)
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...good, num: 2 }])
  const change = (address_id: number, who = shopper) =>
    who.api.orders.changeOrderAddress({ id: order.id, address_id })
  expect(await change(other, stranger)).toMatchObject({ reason: 'orders_none' })
  expect(await change(stranger.addressId)).toMatchObject({ reason: 'orders_no_address' })
  expect(await change(other)).toMatchObject({
    code: 1,
    data: { address: { consignee: '李小红' }, dispatch_amount: order.dispatch_amount, status: ORDER.paid },
  })
  const { order_sn } = order
  const place = { province_id: 31, city_id: 3101, district_id: 310101 }
  expect(await seller().changeDeliveryAddress({ order_sn, place, address: '外滩 1 号' })).toMatchObject({
    code: 1,
  })
  const shown = (await seller().showSellerOrder({ order_sn })).data
  expect(shown?.address).toContain('外滩 1 号')
  expect(shown?.address).toContain('李小红')
  expect(shown?.history.at(-1)?.reason).toMatch(
    /^Delivery address changed to another province; postage stays ¥\d+\.\d\d$/,
  )
  const part = { courier: 'SF', tracking_no: 'SF1234567890', items: [{ sku_id: good.sku_price_id, num: 1 }] }
  await seller().shipOrder({ order_sn, ...part })
  expect(await change(other)).toMatchObject({ reason: 'orders_address_late' })
  expect(await seller().changeDeliveryAddress({ order_sn, place })).toMatchObject({
    reason: 'orders_address_late',
  })
})

test('a buyer who changes the address while it is being shipped is either in time or told', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const other = await anAddressOf(app().database, shopper.id, '李小红')
  const good = await aGood(app().database)
  for (let round = 0; round < 5; round += 1) {
    const { id, order_sn } = await anOrderIn(app(), shopper, ORDER.paid, [{ ...good, num: 1 }])
    const [changed, shipped] = await Promise.all([
      shopper.api.orders.changeOrderAddress({ id, address_id: other }),
      ship(app(), order_sn),
    ])
    expect(shipped.code).toBe(1)
    if (changed.code !== 1) expect(changed.reason).toBe('orders_address_late')
  }
})
