import { expect, test } from 'vitest'
import { ITEM_REFUND, type ItemRefund, ORDER } from '#features/orders/order-states.ts'
import { later, minutes } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anOrderIn, aShopper, markItem, type Shopper, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

const seller = () => asSeller(app(), 'en_US').ordersSeller

/** Two kinds of goods, three of the first. */
async function anOrderOfTwo() {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const [apples, pears] = [
    await aGood(app().database, { name: '苹果' }),
    await aGood(app().database, { name: '梨' }),
  ]
  const order = await anOrderIn(app(), shopper, ORDER.paid, [
    { ...apples, num: 3 },
    { ...pears, num: 1 },
  ])
  const parcel = (tracking_no: string, ...items: { sku_id: number; num?: number }[]) =>
    seller().shipOrder({ order_sn: order.order_sn, courier: 'SF', tracking_no, items })
  return { shopper, order, parcel, apples: apples.sku_price_id, pears: pears.sku_price_id }
}

const found = async ({ api }: Shopper, { id }: { id: number }) => {
  const answer = await api.orders.orderDetail({ id })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

const titlesOf = async ({ api }: Shopper) =>
  (await api.notices.listMessages({})).data?.data.map(({ title }) => title)

const mark = (itemId: number, status: ItemRefund) => markItem(app(), itemId, status)

test('an order leaves in several parcels: it is shipped with the last of them, and the buyer sees each', async () => {
  const { shopper, order, parcel, apples, pears } = await anOrderOfTwo()
  expect(await parcel('SF100000001', { sku_id: apples, num: 2 })).toMatchObject({
    code: 1,
    data: { complete: 0 },
    msg: `Part of order ${order.order_sn} is shipped: SF Express SF100000001`,
  })
  const partly = await found(shopper, order)
  expect(partly).toMatchObject({ status: ORDER.paid, send_time_text: '' })
  expect(partly.items.map(({ sent_num }) => sent_num)).toEqual([2, 0])
  expect(await titlesOf(shopper)).toContain('订单已发出一部分')
  expect(await parcel('SF100000002', { sku_id: apples, num: 2 })).toMatchObject({
    reason: 'orders_ship_left',
    msg: expect.stringMatching(/^Only 1 of 苹果 \(en\).* is still to be shipped$/),
  })
  expect(await parcel('SF100000002', { sku_id: 404_404 })).toMatchObject({ reason: 'orders_ship_no_item' })
  expect(await ship(app(), order.order_sn, 'SF100000003')).toMatchObject({ code: 1, data: { complete: 1 } })
  expect((await found(shopper, order)).status).toBe(ORDER.shipped)
  const { data } = await shopper.api.orders.showLogistics({ id: order.id })
  expect(data).toMatchObject({
    tracking_no: 'SF100000001',
    events: [{ text: expect.stringContaining('顺丰速运') }],
    parcels: [
      { tracking_no: 'SF100000001', goods: '苹果 × 2' },
      { tracking_no: 'SF100000003', goods: '苹果 × 1, 梨 × 1' },
    ],
  })
  expect(await parcel('SF100000004', { sku_id: pears })).toMatchObject({ reason: 'orders_ship_already' })
  const told = { order_sn: order.order_sn, text: { zh_CN: '到达', en_US: 'Arrived' } }
  expect(await seller().trackParcel(told)).toMatchObject({
    reason: 'orders_parcel_which',
    msg: expect.stringContaining('SF100000001, SF100000003'),
  })
  expect(await seller().trackParcel({ ...told, tracking_no: 'sf100000003' })).toMatchObject({ code: 1 })
  expect(await seller().trackParcel({ ...told, tracking_no: 'SF9999999' })).toMatchObject({
    reason: 'orders_parcel_none',
  })
})

test('what was refunded stays out of the parcel, disputed goods stay, and nothing left means no parcel', async () => {
  const { order, parcel, shopper, apples, pears } = await anOrderOfTwo()
  const [first, second] = order.items.map(({ id }) => id) as [number, number]
  await mark(first, ITEM_REFUND.open)
  expect(await ship(app(), order.order_sn)).toMatchObject({ reason: 'orders_ship_disputed' })
  expect(await parcel('SF100000001', { sku_id: apples })).toMatchObject({ reason: 'orders_ship_disputed' })
  await mark(first, ITEM_REFUND.refunded)
  expect(await parcel('SF100000001', { sku_id: apples })).toMatchObject({ reason: 'orders_ship_left' })
  const shown = (await seller().showSellerOrder({ order_sn: order.order_sn })).data
  expect(shown?.items.map(({ refund_status, left }) => [refund_status, left])).toEqual([
    [ITEM_REFUND.refunded, 0],
    [ITEM_REFUND.none, 1],
  ])
  expect(await parcel('SF100000001', { sku_id: pears })).toMatchObject({ code: 1, data: { complete: 1 } })
  expect((await found(shopper, order)).items.map(({ sent_num }) => sent_num)).toEqual([0, 1])
  const gone = await anOrderOfTwo()
  for (const { id } of gone.order.items) await mark(id, ITEM_REFUND.refunded)
  expect(await ship(app(), gone.order.order_sn)).toMatchObject({ reason: 'orders_ship_refunded' })
  await mark(second, ITEM_REFUND.none)
})

test('what is not paid for does not leave, and the seller is told so', async () => {
  const shopper = await aShopper(app())
  const unpaid = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  expect(await ship(app(), unpaid.order_sn)).toMatchObject({ reason: 'orders_ship_unpaid' })
})

test('sellers who pack the same pieces at once send them once', async () => {
  const { order, parcel, shopper, apples } = await anOrderOfTwo()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((at) => parcel(`SF10000000${at}`, { sku_id: apples, num: 1 })),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
  expect((await found(shopper, order)).items[0]).toMatchObject({ sent_num: 3 })
})

test('a mistyped number is put right: the buyer is told, and what it was stays on record', async () => {
  const { order, shopper } = await anOrderOfTwo()
  const { order_sn } = order
  const correct = (right_no: string, more: { courier?: string; tracking_no?: string } = {}) =>
    seller().correctParcel({ order_sn, right_no, ...more })
  expect(await correct('SF200000000')).toMatchObject({ reason: 'orders_not_shipped' })
  await ship(app(), order_sn, 'SF1000000OO')
  expect(await correct('SF1000000OO')).toMatchObject({ reason: 'orders_correct_same' })
  expect(await correct('!')).toMatchObject({ reason: 'orders_tracking_no_wrong' })
  expect(await correct('sf 100 000 000')).toMatchObject({
    code: 1,
    msg: 'Tracking number SF1000000OO corrected to SF100000000',
  })
  expect(await correct('SF100000000', { courier: 'ZTO' })).toMatchObject({ code: 1 })
  const shown = (await seller().showSellerOrder({ order_sn })).data
  expect(shown?.parcels).toMatchObject([
    {
      courier_code: 'ZTO',
      tracking_no: 'SF100000000',
      corrections: [
        { was: 'SF1000000OO', actor: 'seller:tester' },
        { was: 'SF100000000', actor: 'seller:tester' },
      ],
    },
  ])
  expect(shown?.history.at(-1)).toMatchObject({ from: ORDER.shipped, to: ORDER.shipped })
  const inbox = (await shopper.api.notices.listMessages({})).data?.data ?? []
  expect(inbox.map(({ content }) => content)).toContain(
    `订单 ${order_sn} 的快递单号原为 SF1000000OO，现更正为 SF100000000。`,
  )
})

test('a parcel entered by mistake is taken back while it has not travelled; the order waits again', async () => {
  const { order, shopper, parcel, apples } = await anOrderOfTwo()
  const { order_sn } = order
  const unship = (tracking_no?: string) =>
    seller().unshipOrder({ order_sn, ...(tracking_no ? { tracking_no } : {}) })
  await parcel('SF100000001', { sku_id: apples, num: 1 })
  await ship(app(), order_sn, 'SF100000002')
  expect(await unship()).toMatchObject({ reason: 'orders_parcel_which' })
  expect(await unship('SF100000002')).toMatchObject({ code: 1 })
  const back = await found(shopper, order)
  expect(back).toMatchObject({ status: ORDER.paid, send_time_text: '' })
  expect(back.items.map(({ sent_num }) => sent_num)).toEqual([1, 0])
  expect(await titlesOf(shopper)).toContain('包裹尚未寄出')
  expect(await ship(app(), order_sn, 'SF100000003')).toMatchObject({ code: 1, data: { complete: 1 } })
  await seller().trackParcel({
    order_sn,
    tracking_no: 'SF100000003',
    text: { zh_CN: '到达', en_US: 'Arrived' },
  })
  expect(await unship('SF100000003')).toMatchObject({ reason: 'orders_unship_travelling' })
  app().now = later(app().now, minutes(11))
  expect(await unship('SF100000001')).toMatchObject({ reason: 'orders_unship_late' })
})
