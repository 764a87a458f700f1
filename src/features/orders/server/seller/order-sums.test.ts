import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import {
  aCoupon,
  aGood,
  anOrderIn,
  aShop,
  aShopper,
  aText,
  PAYMENT_PASSWORD,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** 31.00 of goods, 3.00 off, 8.00 postage, paid from the wallet. */
async function scene() {
  await asSeller(app()).postageSeller.changePostage({
    fee: '8.00',
    free_from: '88.00',
    cut_off_hour: 16,
    transit_days: 2,
  })
  const shopper = await aShopper(app(), { cents: 100_00 })
  const { code } = await aCoupon(app().database, { amountCents: 300 })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code: code })).data?.id ?? 0
  const shopId = await aShop(app().database, aText('果园里'))
  const good = await aGood(app().database, { cents: 1550, shopId, postage: 'shop' })
  const order = await shopper.order([{ ...good, num: 2 }], { coupon_id })
  const { order_sn } = order
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  return { shopper, good, order }
}

test('an order says at the desk what its sum is made of, how it was paid, and where its goods are from', async () => {
  const { good, order } = await scene()
  const { order_sn } = order
  const support = await aPersonAtDesk(app(), 'support')
  const show = async () =>
    (await support.call('ordersSeller', 'showSellerOrder', { order_sn })).data as SellerOrder
  expect(await show()).toMatchObject({
    goods_amount: '31.00',
    discount_amount: '3.00',
    dispatch_amount: '8.00',
    pay_fee: '36.00',
    given_back: '0.00',
    pay_method: 'balance',
    items: [{ product_id: good.product_id, picture: order.items[0]?.product_image, shop: '果园里' }],
  })
  await asSeller(app()).refundsSeller.refundPostage({ order_sn, reason: '来晚了' })
  expect(await show()).toMatchObject({ refunded_amount: '0.00', given_back: '8.00' })
  const { data } = await asSeller(app(), 'en_US').ordersSeller.showSellerOrder({ order_sn })
  expect(data?.items).toMatchObject([{ shop: '果园里 (en)' }])
})

test('a packer sees picture and shop, and neither sums nor the way of payment', async () => {
  const { order } = await scene()
  const packer = await aPersonAtDesk(app(), 'packer')
  const { order_sn } = order
  const { data } = await packer.call('ordersSeller', 'showSellerOrder', { order_sn })
  expect(data).toMatchObject({
    goods_amount: '',
    discount_amount: '',
    dispatch_amount: '',
    given_back: '',
    pay_method: '',
    items: [{ picture: order.items[0]?.product_image, shop: '果园里' }],
  })
  for (const sum of ['31.00', '15.50', '3.00', '8.00', '36.00']) {
    expect(JSON.stringify(data), sum).not.toContain(`"${sum}"`)
  }
})

test('an order not paid yet has no way of payment', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database)
  const { order_sn } = await anOrderIn(app(), shopper, ORDER.awaitingPayment, [{ ...good, num: 1 }])
  const { data } = await asSeller(app()).ordersSeller.showSellerOrder({ order_sn })
  expect(data).toMatchObject({ pay_method: '', pay_time: '', given_back: '0.00' })
})
