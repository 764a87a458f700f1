import { expect, test } from 'vitest'
import { alipayScenes } from '#features/payment/server/test-scenes.ts'
import { shopTime } from '#platform/time.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aGood, aShopper, PAYMENT_PASSWORD, payByAlipay } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const { anOrder } = alipayScenes(app)

test('whoever may see sums reads by which trade an order was paid, and nobody else does', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  const support = await aPersonAtDesk(app(), 'support')
  const paid = ({ order_sn }: { order_sn: string }) =>
    support.call('moneySeller', 'listOrderPayments', { order_sn })
  expect(await paid(order)).toMatchObject({ code: 1, data: [] })
  await payByAlipay(app(), shopper, order.order_sn)
  const { trade_no } = await app()
    .database.read.selectFrom('receipt')
    .select('trade_no')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect((await paid(order)).data).toEqual([
    { method: 'alipay', amount: '25.60', trade_no, pay_time: shopTime(app().now), surplus: 0 },
  ])
  const packer = await aPersonAtDesk(app(), 'packer')
  const asked = { order_sn: order.order_sn }
  expect(await packer.call('moneySeller', 'listOrderPayments', asked)).toMatchObject({
    reason: 'people_no_right',
  })
  expect((await paid({ order_sn: 'nobody' })).data).toEqual([])
})

test('money that came once more is marked: it goes back', async () => {
  const { shopper, order } = await anOrder({ cents: 1280 })
  await payByAlipay(app(), shopper, order.order_sn)
  await app()
    .database.statement.updateTable('receipt')
    .set({ used_for: 'surplus' })
    .where('order_id', '=', order.id)
    .execute()
  const support = await aPersonAtDesk(app(), 'support')
  const { data } = await support.call('moneySeller', 'listOrderPayments', { order_sn: order.order_sn })
  expect(data).toMatchObject([{ surplus: 1 }])
})

test('a payment from the wallet has no trade number', async () => {
  const shopper = await aShopper(app(), { cents: 100_00 })
  const { order_sn } = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  const support = await aPersonAtDesk(app(), 'support')
  const { data } = await support.call('moneySeller', 'listOrderPayments', { order_sn })
  expect(data).toMatchObject([{ method: 'balance', amount: '12.80', trade_no: '', surplus: 0 }])
})
