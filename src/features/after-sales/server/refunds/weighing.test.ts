import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { AFTER_SALE_HOURS } from '#features/orders/ask-back-rules.ts'
import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import { hours, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anAfterSale, aPaidOrder, praiseFor, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'
import { afterSaleScenes } from '../test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { tx, rich, asking, balanceOf, itemOf, statusOf, messagesOf } = afterSaleScenes(app)
const seller = () => asSeller(app()).refundsSeller

/** Shrimps by the pound, 500 g with 3 %, for 50.00. */
async function shrimps(num = 1) {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 5000, stock: 10 })
  await app()
    .database.statement.updateTable('sku')
    .set({ nominal_grams: 500, tolerance_permille: 30 })
    .where('id', '=', good.sku_price_id)
    .execute()
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num }] })
  const pointing = { order_sn: order.order_sn, sku_id: good.sku_price_id }
  const weigh = (grams: number, again?: number) => seller().weighItem({ ...pointing, grams, again })
  const correct = (grams: number, reason = '电子秤未归零', again?: number) =>
    seller().correctWeight({ ...pointing, grams, reason, again })
  return { shopper, good, order, weigh, correct }
}

test('486 of 500 g are within the 3 %, and only what was weighed may leave', async () => {
  const { shopper, order, weigh } = await shrimps()
  expect(await ship(app(), order.order_sn)).toMatchObject({
    code: 0,
    reason: 'refunds_ship_unweighed',
    msg: expect.stringMatching(/^(?!SKU).+ 按重量销售，请先称重登记再发货$/),
  })
  expect(await weigh(486)).toMatchObject({
    code: 1,
    msg: '已登记 486 克（应为 500 克），在允许误差内',
    data: { amount: '0.00', nominal_grams: 500, grams: 486 },
  })
  expect(await weigh(480)).toMatchObject({ reason: 'refunds_weighed_already' })
  expect(await balanceOf(shopper)).toBe('950.00')
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: { items: [{ nominal_grams: 500, packed_grams: 486, refunded_amount: '0.00' }] },
  })
  expect(await ship(app(), order.order_sn)).toMatchObject({ code: 1 })
  expect(await checkBooks(tx())).toEqual([])
})

test('480 of 500 g: 4 % are back in the same moment, told with both weights, and more is never charged', async () => {
  const { shopper, order, weigh, correct } = await shrimps()
  expect(await correct(490)).toMatchObject({ reason: 'refunds_not_yet_weighed' })
  expect(await weigh(480)).toMatchObject({ msg: '已登记 480 克（应为 500 克），为买家退回差额 ¥2.00' })
  expect(await balanceOf(shopper)).toBe('952.00')
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({
    kind: 'item_short',
    data: { nominal: 500, grams: 480, amount: '2.00' },
  })
  expect((await shopper.api.notices.listMessages({})).data?.data[0]?.content).toContain(
    '应重 500 克，实际装箱 480 克',
  )
  expect(await correct(510)).toMatchObject({ data: { amount: '0.00' } })
  expect(await balanceOf(shopper)).toBe('952.00')
  expect(await correct(470, '')).toMatchObject({ reason: 'refunds_why' })
  // 6 % in all: what went back already is not given twice.
  expect(await correct(470)).toMatchObject({ data: { amount: '1.00' } })
  expect(await balanceOf(shopper)).toBe('953.00')
  expect(await itemOf(order.items[0]!.id)).toMatchObject({
    packed_grams: 470,
    refunded_num: 0,
    refunded_cents: 300,
  })
  const history = await tx()
    .selectFrom('weighing')
    .select(['grams', 'correction', 'reason'])
    .orderBy('id')
    .execute()
  expect(history.slice(-3)).toMatchObject([
    { grams: 480, correction: false },
    { grams: 510, correction: true, reason: '电子秤未归零' },
    { grams: 470, correction: true },
  ])
  expect(await checkBooks(tx())).toEqual([])
})

test('what is promised is what was promised when it was bought; what was given back is not weighed', async () => {
  const { shopper, good, order, weigh } = await shrimps(3)
  await app()
    .database.statement.updateTable('sku')
    .set({ nominal_grams: 900, tolerance_permille: 0 })
    .where('id', '=', good.sku_price_id)
    .execute()
  const open = await anAfterSale(app(), shopper, order, { num: 1 })
  expect(await weigh(1500)).toMatchObject({ reason: 'refunds_open_request' })
  await asSeller(app()).afterSalesSeller.approveAfterSale({ id: open.id })
  // Two of three are left: 1000 g for 100.00.
  expect(await weigh(900)).toMatchObject({ data: { nominal_grams: 1000, amount: '10.00' } })
  expect(await weigh(0)).toMatchObject({ reason: 'refunds_weighed_already' })
  const plain = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
  const about = { order_sn: plain.order_sn, sku_id: good.sku_price_id, grams: 1 }
  expect(await seller().weighItem(about)).toMatchObject({ reason: 'refunds_no_weight' })
  expect(await ship(app(), plain.order_sn)).toMatchObject({ code: 1 })
  expect(await checkBooks(tx())).toEqual([])
})

test('nothing on the scales: everything is back and the order is over', async () => {
  const { shopper, order, weigh } = await shrimps()
  expect(await weigh(0, 0)).toMatchObject({ data: { amount: '50.00' } })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await statusOf(order.id)).toBe(ORDER.completed)
  expect(await checkBooks(tx())).toEqual([])
})

test('weighing against requests and refunds in one moment: once weighed, and never more than was paid', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { shopper, good, order, weigh } = await shrimps(2)
    const { order_sn } = order
    const ask = asking(shopper, order, 1)
    const give = () =>
      seller().refundPaidOrder({ order_sn, sku_id: good.sku_price_id, amount: '60.00', reason: '补偿' })
    const acts: (() => Promise<{ code: number }>)[] = [
      () => weigh(300, 300),
      give,
      ask,
      () => weigh(200, 200),
      give,
      () => weigh(100, 100),
    ]
    const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(answers.length).toBe(acts.length)
    const item = await itemOf(order.items[0]!.id)
    expect(item.refunded_cents).toBeLessThanOrEqual(10_000)
    const back = Number(await balanceOf(shopper)) * 100 - 90_000
    expect(Math.round(back)).toBe(item.refunded_cents)
    const weighed = await tx()
      .selectFrom('weighing')
      .select('id')
      .where('order_item_id', '=', item.id)
      .execute()
    expect(weighed.length).toBeLessThanOrEqual(1)
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('less than half or more than double is read a second time before it counts', async () => {
  for (const likely of [250, 1000]) expect(await (await shrimps()).weigh(likely)).toMatchObject({ code: 1 })
  const { shopper, order, weigh, correct } = await shrimps()
  for (const unlikely of [249, 1001]) {
    expect(await weigh(unlikely)).toMatchObject({ reason: 'refunds_weight_unlikely' })
    expect(await weigh(unlikely, 500)).toMatchObject({ reason: 'refunds_weight_differs' })
  }
  expect(await itemOf(order.items[0]!.id)).toMatchObject({ packed_grams: null })
  expect(await balanceOf(shopper)).toBe('950.00')
  expect(await weigh(249, 249)).toMatchObject({ data: { grams: 249, amount: '25.10' } })
  expect(await correct(1, '看错了')).toMatchObject({ reason: 'refunds_weight_unlikely' })
  expect(await correct(1, '看错了', 1)).toMatchObject({ data: { amount: '24.80' } })
  expect(await checkBooks(tx())).toEqual([])
})

test('a weight is put right as long as the buyer may ask for money, and never once the order is completed', async () => {
  const inState = async (status: OrderStatus) => {
    const { shopper, order, weigh, correct } = await shrimps()
    await weigh(500)
    if (status >= ORDER.shipped) await ship(app(), order.order_sn)
    if (status >= ORDER.received) await shopper.api.orders.confirmReceipt({ id: order.id })
    if (status === ORDER.completed)
      await shopper.api.reviews.publishReviews({ id: order.id, comments: praiseFor(order) })
    expect(await statusOf(order.id)).toBe(status)
    return { correct, order }
  }
  const given = { code: 1, data: { amount: '10.00' } }
  for (const open of [ORDER.paid, ORDER.shipped, ORDER.received])
    expect(await (await inState(open)).correct(400)).toMatchObject(given)
  const completed = await inState(ORDER.completed)
  expect(await completed.correct(400)).toMatchObject({ reason: 'refunds_weight_over' })
  const late = await inState(ORDER.received)
  const last = await inState(ORDER.received)
  const received = await tx()
    .selectFrom('shop_order')
    .where('id', '=', last.order.id)
    .select('received_at')
    .executeTakeFirstOrThrow()
  app().now = later(received.received_at!, hours(AFTER_SALE_HOURS))
  expect(await last.correct(400)).toMatchObject(given)
  app().now = later(app().now, 1)
  expect(await last.correct(300)).toMatchObject({ reason: 'refunds_weight_over' })
  expect(await late.correct(400)).toMatchObject({ reason: 'refunds_weight_over' })
  app().now = new Date()
  expect(await checkBooks(tx())).toEqual([])
})

test('typed at the packing table', async () => {
  const { good, order } = await shrimps()
  const type = (...words: string[]) => typeAsSeller(app(), words)
  const about = [order.order_sn, String(good.sku_price_id)]
  expect(await type('pack', 'weigh', ...about, '480')).toMatchObject({
    code: 0,
    out: '480 g of 500 g noted; ¥2.00 goes back to the buyer\n',
  })
  expect((await type('pack', 'correct', ...about, '47', '--reason', 'Scales not at zero')).code).not.toBe(0)
  const twice = ['47', '--again', '48', '--reason', 'Scales not at zero']
  expect((await type('pack', 'correct', ...about, ...twice)).code).not.toBe(0)
  expect(await type('pack', 'correct', ...about, '470', '--reason', 'Scales not at zero')).toMatchObject({
    code: 0,
  })
  expect((await type('orders', order.order_sn)).out).toContain('470 / 500 g')
})
