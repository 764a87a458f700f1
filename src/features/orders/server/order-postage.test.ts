import { beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { asSeller } from '#testing/as-seller.ts'
import { anAddress } from '#testing/builders/build-address.ts'
import { aGood, aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app()).postageSeller
const URUMQI = { province_id: 65, city_id: 6501, district_id: 650102 }

beforeEach(async () => {
  await seller().changePostage({ fee: '8.00', free_from: '88.00', cut_off_hour: 16, transit_days: 2 })
  await seller().changePostageProvince({ province: '新疆', as_usual: 1 })
})

const paying = async (cents: number, freeFromCents: number | null = null) => ({
  ...(await aGood(app().database, {
    cents,
    postage: freeFromCents === null ? 'shop' : 'own',
    freeFromCents,
  })),
  num: 1,
})

test('postage is the shop’s fee below its sum, in preview and order alike, and is paid with the goods', async () => {
  const shopper = await aShopper(app(), { cents: 100_00 })
  const goods = [await paying(2000)]
  const sums = { goods_amount: '20.00', dispatch_amount: '8.00', pay_fee: '28.00' }
  const { data: preview } = await shopper.api.orders.previewOrder({ goods_list: goods })
  expect(preview).toMatchObject({ ...sums, free_shipping_missing: '68.00' })
  const order = await shopper.order(goods)
  expect(order).toMatchObject(sums)
  const { order_sn } = order
  expect(await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })).toMatchObject({
    code: 1,
  })
  expect(await shopper.api.wallet.showSummary()).toMatchObject({ data: { balance: '72.00' } })
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('free from the sum on, before the coupon comes off; a product may have a sum of its own', async () => {
  const shopper = await aShopper(app())
  const preview = async (...goods_list: Awaited<ReturnType<typeof paying>>[]) => {
    const { data } = await shopper.api.orders.previewOrder({ goods_list })
    return [data?.dispatch_amount, data?.free_shipping_missing]
  }
  expect(await preview(await paying(8800))).toEqual(['0.00', '0.00'])
  expect(await preview(await paying(8800, 9900))).toEqual(['8.00', '11.00'])
  expect(await preview(await paying(2000, 2000))).toEqual(['0.00', '0.00'])
  expect(await preview(await paying(2000, 2000), await paying(2000))).toEqual(['8.00', '48.00'])
  const free = { ...(await aGood(app().database, { cents: 5000 })), num: 1 }
  expect(await preview(free)).toEqual(['0.00', '0.00'])
  expect(await preview(free, await paying(2000))).toEqual(['8.00', '18.00'])
})

test('a province may cost more, or get no parcels at all', async () => {
  const shopper = await aShopper(app())
  const far = await anAddress(app(), shopper.token, URUMQI)
  const goods_list = [await paying(2000)]
  await seller().changePostageProvince({ province: '新疆', surcharge: '12', transit_days: 5 })
  const near = await shopper.api.orders.previewOrder({ goods_list, address_id: shopper.addressId })
  const there = await shopper.api.orders.previewOrder({ goods_list, address_id: far })
  expect([near.data?.dispatch_amount, there.data?.dispatch_amount]).toEqual(['8.00', '20.00'])
  const order = await shopper.api.orders.createOrder({ goods_list, address_id: far })
  expect(order.data).toMatchObject({ dispatch_amount: '20.00', pay_fee: '40.00' })

  await seller().changePostageProvince({ province: 'Xinjiang', delivered: 0 })
  const refused = {
    code: 0,
    reason: 'orders_not_delivered',
    msg: '暂不配送至新疆维吾尔自治区，请更换收货地址',
  }
  expect(await shopper.api.orders.previewOrder({ goods_list, address_id: far })).toMatchObject(refused)
  const placed = await shopper.api.orders.createOrder({ goods_list, address_id: shopper.addressId })
  const sentThere = { id: placed.data?.id ?? 0, address_id: far }
  expect(await shopper.api.orders.changeOrderAddress(sentThere)).toMatchObject(refused)
  expect(await shopper.api.orders.createOrder({ goods_list, address_id: far })).toMatchObject(refused)
})

test('without a choice the preview takes an address parcels go to, or none', async () => {
  const shopper = await aShopper(app())
  const goods_list = [await paying(2000)]
  const home = await anAddress(app(), shopper.token, URUMQI)
  const chosen = async () => (await shopper.api.orders.previewOrder({ goods_list })).data?.address?.id
  expect(await chosen()).toBe(home)
  await seller().changePostageProvince({ province: '65', delivered: 0 })
  expect(await chosen()).toBe(shopper.addressId)
  await shopper.api.address.removeAddress({ id: shopper.addressId })
  expect(await shopper.api.orders.previewOrder({ goods_list })).toMatchObject({
    data: { address: null, dispatch_amount: '8.00', expected_day: '' },
  })
})

test('who was shown another sum is told, and nothing is ordered', async () => {
  const shopper = await aShopper(app())
  const goods_list = [await paying(2000)]
  const { pay_fee } = (await shopper.api.orders.previewOrder({ goods_list })).data ?? {}
  const place = (shown?: string) =>
    shopper.api.orders.createOrder({ goods_list, address_id: shopper.addressId, pay_fee: shown })
  await seller().changePostage({ fee: '9.50' })
  expect(await place(pay_fee)).toMatchObject({
    code: 0,
    reason: 'orders_sum_changed',
    msg: '应付金额已变为 ¥29.50，请核对后再提交',
    data: { pay_fee: '29.50' },
  })
  expect(await shopper.api.orders.countOrders()).toMatchObject({ data: { total_num: 0 } })
  expect(await place('29.50')).toMatchObject({ code: 1, data: { pay_fee: '29.50' } })
})

test('the expected day is that of the province, kept with the order, and counts from payment', async () => {
  const shopper = await aShopper(app(), { cents: 100_00 })
  await seller().changePostageProvince({ province: '浙江', transit_days: 1 })
  const goods = [await paying(2000)]
  const start = app().now
  app().now = new Date('2026-11-16T15:50:00+08:00')
  const { data: preview } = await shopper.api.orders.previewOrder({ goods_list: goods })
  const { id, order_sn, expected_day } = await shopper.order(goods)
  expect([preview?.expected_day, expected_day]).toEqual(['2026-11-17', '2026-11-17'])
  app().now = new Date('2026-11-16T16:00:00+08:00')
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  await seller().changePostageProvince({ province: '浙江', as_usual: 1 })
  expect(await shopper.api.orders.orderDetail({ id })).toMatchObject({ data: { expected_day: '2026-11-18' } })
  app().now = start
})

test('virtual goods are not sent', async () => {
  const shopper = await aShopper(app())
  const virtual = await aGood(app().database, { cents: 500, virtual: true, postage: 'shop' })
  expect(await shopper.api.orders.previewOrder({ goods_list: [{ ...virtual, num: 1 }] })).toMatchObject({
    data: { dispatch_amount: '0.00', free_shipping_missing: '0.00', pay_fee: '5.00', expected_day: '' },
  })
})
