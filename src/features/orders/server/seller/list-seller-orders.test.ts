import { expect, test } from 'vitest'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { later, minutes } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anOrderIn, aShopper, markItem } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { setRow } from '#testing/table-rows.ts'

const app = testApp()
const seller = () => asSeller(app(), 'zh_CN')

const listed = async (
  filter: Parameters<ReturnType<typeof seller>['ordersSeller']['listSellerOrders']>[0],
) => {
  const answer = await seller().ordersSeller.listSellerOrders(filter)
  return answer.code === 1 ? answer.data.data.map(({ order_sn }) => order_sn) : answer.reason
}

test('orders are found by what a seller knows of them, a page after the other', async () => {
  const others = await listed({})
  const found = async (filter: Parameters<typeof listed>[0]) => {
    const orders = await listed(filter)
    return Array.isArray(orders) ? orders.filter((one) => !others.includes(one)) : orders
  }
  const [wang, li] = [await aShopper(app(), { cents: 100_000 }), await aShopper(app(), { cents: 100_000 })]
  await setRow(app(), 'address', li.addressId, { mobile: '13912345678' })
  const apples = await aGood(app().database, { name: '阿克苏苹果' })
  const pears = await aGood(app().database, { name: '库尔勒香梨' })
  const first = (await anOrderIn(app(), wang, ORDER.paid, [{ ...apples, num: 1 }])).order_sn
  const second = (await anOrderIn(app(), li, ORDER.paid, [{ ...pears, num: 2 }])).order_sn
  const third = (await anOrderIn(app(), li, ORDER.shipped, [{ ...apples, num: 1 }])).order_sn
  expect(await found({})).toEqual([third, second, first])
  expect(await found({ status: ORDER.paid })).toEqual([second, first])
  expect(await found({ order_sn: second })).toEqual([second])
  expect(await found({ buyer: String(li.id) })).toEqual([third, second])
  expect(await found({ phone: '5678' })).toEqual([third, second])
  expect(await found({ phone: '13800138000' })).toEqual([first])
  expect(await found({ phone: '13900005678' })).toEqual([])
  expect(await found({ product: '苹果' })).toEqual([third, first])
  expect(await found({ product: String(pears.product_id) })).toEqual([second])
  expect(await found({ region: '杭州市', status: ORDER.paid })).toEqual([second, first])
  expect(await found({ region: '上海市' })).toEqual([])
  const soon = later(app().now, minutes(5)).toISOString().slice(0, 19)
  expect(await found({ from: `${soon}Z` })).toEqual([])
  expect(await found({ until: `${soon}Z` })).toHaveLength(3)
  expect(await found({ from: 'yesterday' })).toBe('orders_bad_time')
  const page = (await seller().ordersSeller.listSellerOrders({ rows: 2 })).data
  expect(page).toMatchObject({ more: true, data: { length: 2 } })
  expect(await found({ before_id: page?.data[1]?.id })).toEqual([first])
})

test('the picking list sums what is still to leave, without refunded and disputed goods', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const [fish, crab] = [
    await aGood(app().database, { name: '带鱼' }),
    await aGood(app().database, { name: '梭子蟹' }),
  ]
  await app()
    .database.statement.updateTable('sku')
    .set({ nominal_grams: 500, tolerance_permille: 30 })
    .where('id', '=', crab.sku_price_id)
    .execute()
  const both = [
    { ...fish, num: 3 },
    { ...crab, num: 1 },
  ]
  const [whole, part, disputed] = [
    await anOrderIn(app(), shopper, ORDER.paid, both),
    await anOrderIn(app(), shopper, ORDER.paid, both),
    await anOrderIn(app(), shopper, ORDER.paid, both),
  ]
  const sku_id = fish.sku_price_id
  const parcel = { courier: 'SF', tracking_no: 'SF1234567890', items: [{ sku_id, num: 1 }] }
  await seller().ordersSeller.shipOrder({ order_sn: part.order_sn, ...parcel })
  await markItem(app(), part.items[1]?.id ?? 0, ITEM_REFUND.refunded)
  await markItem(app(), disputed.items[0]?.id ?? 0, ITEM_REFUND.open)
  const { data } = await seller().packingSeller.listPicking({ buyer: String(shopper.id) })
  expect(data?.goods).toMatchObject([
    { sku_id, title: '带鱼', num: 5, orders: 2, grams: 0 },
    { title: '梭子蟹', num: 1, orders: 1, grams: 500 },
  ])
  expect(data?.orders.map(({ order_sn, items }) => [order_sn, items.length])).toEqual([
    [whole.order_sn, 2],
    [part.order_sn, 1],
  ])
  const { data: file } = await seller().packingSeller.exportOrders({ order_sn: part.order_sn })
  expect(file?.orders).toMatchObject([
    {
      consignee: '王小明',
      city: '杭州市',
      pieces: 2,
      tracking_nos: 'SF1234567890',
      goods: expect.stringContaining('已退款'),
    },
  ])
  const trail = await seller().auditSeller.listAudit({ thing: 'orders' })
  expect(trail.data?.data[0]).toMatchObject({ thing_id: 'export', actor: 'seller:tester' })
})

test('a cancel pressed twice closes the order once and is never told that it was paid', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database)
  const { id } = await anOrderIn(app(), shopper, ORDER.awaitingPayment, [{ ...good, num: 1 }])
  const answers = await Promise.all([1, 2, 3, 4].map(() => shopper.api.orders.cancelOrder({ id })))
  expect(answers.some(({ code }) => code === 1)).toBe(true)
  for (const answer of answers)
    expect(answer.code === 1 ? 'orders_already_closed' : answer.reason).toBe('orders_already_closed')
})
