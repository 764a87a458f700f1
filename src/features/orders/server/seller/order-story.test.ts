import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { hours, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aGood, anOrderIn, aShopper, praiseFor, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { noteEvent } from '../note-event.ts'

const app = testApp()

const showIn = async (language: 'zh_CN' | 'en_US', { order_sn }: Pick<Order, 'order_sn'>) => {
  const { data } = await asSeller(app(), language).ordersSeller.showSellerOrder({ order_sn })
  if (!data) throw new Error('The order is shown')
  return data
}
const storyOf = async (language: 'zh_CN' | 'en_US', order: Pick<Order, 'order_sn'>) =>
  (await showIn(language, order)).history.map(({ by, reason }) => [reason, by])

test('an order tells its story in the reader’s language, and who took part by name', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  await app()
    .database.statement.updateTable('buyer')
    .set({ nickname: '小满' })
    .where('id', '=', shopper.id)
    .execute()
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 2 }])
  const packer = await aPersonAtDesk(app(), 'packer')
  const { order_sn } = order
  await packer.call(
    'ordersSeller',
    'shipOrder',
    { order_sn, courier: 'SF', tracking_no: 'SF123456' },
    'ship-1',
  )
  await shopper.api.orders.confirmReceipt({ id: order.id })
  await shopper.api.reviews.publishReviews({ id: order.id, comments: praiseFor(order) })
  expect(await storyOf('zh_CN', order)).toEqual([
    ['提交订单', '小满（买家）'],
    ['付款：余额', '小满（买家）'],
    ['已发货：顺丰速运 SF123456', 'packer（打包）'],
    ['买家确认收货', '小满（买家）'],
    ['买家已评价', '小满（买家）'],
  ])
  expect(await storyOf('en_US', order)).toEqual([
    ['Placed', '小满 (buyer)'],
    ['Paid: balance', '小满 (buyer)'],
    ['Shipped: SF Express SF123456', 'packer (Packer)'],
    ['Receipt confirmed by the buyer', '小满 (buyer)'],
    ['Reviewed by the buyer', '小满 (buyer)'],
  ])
})

test('what happens by itself, by the demo’s seller and by the command has a name of its own', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const unpaid = await anOrderIn(app(), shopper, ORDER.awaitingPayment, [{ ...good, num: 1 }])
  app().now = later(app().now, hours(24))
  await app().jobs.runNow('close-unpaid')
  expect((await storyOf('zh_CN', unpaid)).at(-1)).toEqual(['超时未付款，自动关闭', '系统自动'])
  expect((await storyOf('en_US', unpaid)).at(-1)).toEqual(['Not paid in time, closed', 'The shop itself'])
  const paid = await anOrderIn(app(), shopper, ORDER.paid, [{ ...good, num: 1 }])
  await app().database.write((tx) =>
    noteEvent(tx, {
      orderId: paid.id,
      status: ORDER.paid,
      actor: 'seller:demo',
      reason: 'parcel SF1 was taken back',
      now: app().now,
    }),
  )
  await ship(app(), paid.order_sn, 'SF200000002')
  expect((await storyOf('zh_CN', paid)).slice(-2)).toEqual([
    ['撤回包裹 SF1', '模拟商家'],
    ['已发货：顺丰速运 SF200000002', 'tester（命令行）'],
  ])
})

test('what a colleague wrote stays as it is; notes and corrected numbers name who wrote them', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  const { order_sn } = order
  const chief = await aPersonAtDesk(app(), 'manager')
  await chief.call('ordersSeller', 'addOrderNote', { order_sn, text: '买家来电' })
  await ship(app(), order_sn, 'SF1000000OO')
  await chief.call('ordersSeller', 'correctParcel', { order_sn, right_no: 'SF100000000' })
  const shown = await showIn('en_US', order)
  expect(shown.notes).toMatchObject([{ text: '买家来电', by: 'manager (Manager)' }])
  expect(shown.parcels[0]?.corrections).toMatchObject([{ was: 'SF1000000OO', by: 'manager (Manager)' }])
  expect(shown.history.at(-1)).toMatchObject({
    reason: 'Tracking number corrected from SF1000000OO to SF100000000',
    by: 'manager (Manager)',
  })
  const called = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 1 }])
  await chief.call('refundsSeller', 'cancelPaidOrder', { order_sn: called.order_sn, reason: '缺货：placed' })
  expect((await storyOf('en_US', called)).at(-1)?.[0]).toBe('缺货：placed')
})
