import { expect, test, vi } from 'vitest'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { days, later, shopTime } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import {
  aGood,
  anOrderIn,
  aPaidOrder,
  aShopper,
  markItem,
  praiseFor,
  type Shopper,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const seller = () => asSeller(app()).ordersSeller

const detailOf = async (shopper: Shopper, id: number) =>
  (await shopper.api.orders.orderDetail({ id })).data ?? expect.fail('no such order')

test('an order has arrived when its last parcel has, in the list too', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const { id, order_sn } = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  const parcels = ['SF1234567890', 'SF1234567891']
  for (const tracking_no of parcels) {
    const items = [{ sku_id: good.sku_price_id, num: 1 }]
    expect((await seller().shipOrder({ order_sn, courier: 'SF', tracking_no, items })).code).toBe(1)
  }
  const text = { zh_CN: '已签收', en_US: 'Delivered' }
  const arrivals = []
  for (const tracking_no of parcels) {
    arrivals.push((await detailOf(shopper, id)).delivered_time)
    await seller().trackParcel({ order_sn, tracking_no, text, delivered: 1 })
  }
  expect(arrivals).toEqual(['', ''])
  const arrived = (await detailOf(shopper, id)).delivered_time
  expect(arrived).toBe(shopTime(app().now))
  expect(await shopper.api.orders.listOrders({})).toMatchObject({
    data: { data: [{ id, delivered_time: arrived }] },
  })
})

test('the page tells the moment at which the shop will take it for received, and none while it is disputed', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const order = await anOrderIn(app(), shopper, ORDER.shipped, [{ ...good, num: 1 }])
  const told = async () => (await detailOf(shopper, order.id)).auto_confirm_time
  expect(await told()).toBe(shopTime(later(app().now, days(7))))
  await markItem(app(), order.items[0]!.id, ITEM_REFUND.open)
  expect(await told()).toBe('')
  await markItem(app(), order.items[0]!.id, ITEM_REFUND.none)
  await shopper.api.orders.confirmReceipt({ id: order.id })
  expect(await told()).toBe('')
})

test('a completed order tells whether it was reviewed', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const goods = [{ ...good, num: 1 }]
  const silent = await anOrderIn(app(), shopper, ORDER.received, goods)
  await app()
    .database.statement.updateTable('shop_order')
    .set({ received_at: later(app().now, -days(7)) })
    .where('id', '=', silent.id)
    .execute()
  await app().jobs.runNow('complete-orders')
  const praised = await anOrderIn(app(), shopper, ORDER.received, goods)
  await shopper.api.reviews.publishReviews({ id: praised.id, comments: praiseFor(praised) })
  const told = await Promise.all([silent, praised].map(({ id }) => detailOf(shopper, id)))
  expect(told.map((one) => [one.status, one.is_reviewed])).toEqual([
    [ORDER.completed, 0],
    [ORDER.completed, 1],
  ])
})
