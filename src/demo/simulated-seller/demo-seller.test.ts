import { expect, test } from 'vitest'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { later, seconds } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

async function aPaidOrder(remark = '') {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  await app()
    .database.statement.updateTable('shop_order')
    .set({ remark })
    .where('id', '=', order.id)
    .execute()
  return {
    id: order.id,
    status: async () => (await shopper.api.orders.orderDetail({ id: order.id })).data?.status,
    parcel: async () => (await shopper.api.orders.showLogistics({ id: order.id })).data,
  }
}

const pass = async (span: number) => {
  app().now = later(app().now, seconds(span))
  for (const duty of ['demo-ship', 'demo-track']) {
    await Promise.all([app().jobs.runNow(duty), app().jobs.runNow(duty)])
  }
}

test('a paid order leaves within seconds and arrives within the minute after, told in both languages', async () => {
  const order = await aPaidOrder()
  const held = await aPaidOrder('请暂缓发货，下周再寄')
  await pass(8)
  expect(await order.status()).toBe(ORDER.paid)
  await pass(6)
  expect(await order.status()).toBe(ORDER.shipped)
  expect(await order.parcel()).toMatchObject({
    delivered: 0,
    events: [{ text: expect.stringContaining('商家已发货') }],
  })
  for (const span of [9, 10, 12]) await pass(span)
  expect((await order.parcel())?.events[0]).toMatchObject({
    text: '包裹已到达杭州市转运中心',
    place: '杭州市',
  })
  for (const span of [12, 13, 60]) await pass(span)
  const parcel = await order.parcel()
  expect(parcel).toMatchObject({ delivered: 1, events: { length: 6 } })
  expect(parcel?.events.map(({ text }) => text).filter((text) => text.includes('签收'))).toHaveLength(1)
  expect(await held.status()).toBe(ORDER.paid)
})

test('a process that was away catches up, and disputed goods stay', async () => {
  const [late, disputed] = [await aPaidOrder(), await aPaidOrder()]
  await app()
    .database.statement.updateTable('order_item')
    .set({ refund_status: ITEM_REFUND.open })
    .where('order_id', '=', disputed.id)
    .execute()
  await pass(3600)
  await pass(3600)
  expect(await late.parcel()).toMatchObject({ delivered: 1, events: { length: 6 } })
  expect(await disputed.status()).toBe(ORDER.paid)
})

test('a person at the desk takes over: nothing leaves by itself until the simulated seller is back', async () => {
  const { changeSetting } = asSeller(app()).siteSeller
  await changeSetting({ module: 'system', key: 'demo_seller', value: 0 })
  const order = await aPaidOrder()
  await pass(60)
  expect(await order.status()).toBe(ORDER.paid)
  await changeSetting({ module: 'system', key: 'demo_seller', value: 1 })
  await pass(1)
  expect(await order.status()).toBe(ORDER.shipped)
})
