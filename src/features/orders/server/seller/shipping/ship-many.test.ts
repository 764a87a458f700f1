import { expect, test } from 'vitest'
import { ITEM_REFUND, type ItemRefund, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import type { ShippingLine } from '#features/orders/shipping-seller-contract.ts'
import { later, minutes, seconds } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import {
  aGood,
  anAfterSale,
  anOrderIn,
  aShopper,
  markItem,
  type Shopper,
  ship,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US')

const aBuyerOf = (cents = 1_000_000) => aShopper(app(), { cents })

let numbers = 0
const parcelFor = ({ order_sn }: { order_sn: string }): ShippingLine => {
  numbers += 1
  return { order_sn, courier: 'SF', tracking_no: `SF${String(numbers).padStart(12, '0')}` }
}

async function paidOrders(shopper: Shopper, count: number) {
  const good = await aGood(app().database, { stock: 100_000 })
  const orders = []
  for (let n = 0; n < count; n += 1) {
    // Nobody orders as fast as a test.
    if (n % 5 === 4) app().now = later(app().now, minutes(1))
    orders.push(await anOrderIn(app(), shopper, ORDER.paid, [{ ...good, num: 1 }]))
  }
  return orders
}

const check = async (lines: ShippingLine[]) => {
  const answer = await seller().shippingSeller.checkShipping({ lines })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

const run = async (lines: ShippingLine[], key?: string) => {
  const answer = await seller().shippingSeller.runShipping({ lines, ...(key ? { key } : {}) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

const verdicts = (lines: readonly { state: string; reason: string }[]) =>
  lines.map(({ state, reason }) => [state, reason].filter(Boolean).join(' '))

const statusOf = async ({ api }: Shopper, { id }: { id: number }) =>
  (await api.orders.orderDetail({ id })).data?.status

const parcelsOf = async (ids: readonly number[]) => {
  const rows = await app()
    .database.read.selectFrom('parcel')
    .where('order_id', 'in', ids)
    .where('unshipped_at', 'is', null)
    .select('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id).sort((a, b) => a - b)
}

const inboxOf = async ({ api }: Shopper, kind: string) =>
  ((await api.notices.listMessages({})).data?.data ?? []).filter((message) => message.kind === kind).length

const mark = ({ items }: Order, status: ItemRefund) =>
  Promise.all(items.map(({ id }) => markItem(app(), id, status)))

test('each line gets its verdict with a reason that stays, and the good ones ship', async () => {
  const shopper = await aBuyerOf()
  const [good, gone, other, twice, disputed, refunded, closed, same] = await paidOrders(shopper, 8)
  if (!good || !gone || !other || !twice || !disputed || !refunded || !closed || !same) throw new Error('8')
  const goods = [{ ...(await aGood(app().database)), num: 1 }]
  const unpaid = await anOrderIn(app(), shopper, ORDER.awaitingPayment, goods)
  const cancelled = await anOrderIn(app(), shopper, ORDER.closedByBuyer, goods)
  const book = await aGood(app().database, {
    virtual: true,
    file: { name: { zh_CN: 'a.txt', en_US: 'a.txt' }, content: { zh_CN: 'a', en_US: 'a' } },
  })
  const file = await anOrderIn(app(), shopper, ORDER.paid, [{ ...book, num: 1 }])
  await ship(app(), gone.order_sn, 'SF000000000777')
  await ship(app(), other.order_sn, 'SF000000000778')
  await mark(disputed, ITEM_REFUND.open)
  await mark(refunded, ITEM_REFUND.refunded)
  const line = parcelFor(good)
  const lines = [
    line,
    { order_sn: gone.order_sn, courier: '顺丰速运', tracking_no: 'sf 000000000777' },
    parcelFor(other),
    parcelFor(twice),
    parcelFor(twice),
    parcelFor(disputed),
    parcelFor(refunded),
    parcelFor(unpaid),
    parcelFor(cancelled),
    parcelFor(file),
    parcelFor({ order_sn: '404' }),
    parcelFor({ order_sn: '2.61115E+21' }),
    { ...parcelFor(closed), courier: 'PIGEON' },
    { ...parcelFor(closed), order_sn: same.order_sn, tracking_no: 'SF12' },
  ]
  const found = await check([...lines, { ...line }])
  expect(verdicts(found.lines)).toEqual([
    'ready',
    'already orders_ship_same',
    'cannot orders_ship_other',
    'cannot orders_ship_double',
    'cannot orders_ship_double',
    'cannot orders_ship_disputed',
    'cannot orders_ship_refunded',
    'cannot orders_ship_unpaid',
    'cannot orders_already_closed',
    'cannot orders_no_parcel',
    'cannot orders_none',
    'cannot orders_ship_rounded',
    'cannot orders_courier_unknown',
    'cannot orders_tracking_no_wrong',
    'already orders_ship_repeated',
  ])
  expect(found.lines[2]?.msg).toBe('Already shipped, with number SF000000000778')
  expect(verdicts((await check([{ ...line, courier: 'ZTO' }])).lines)).toEqual([
    'cannot orders_tracking_no_shape',
  ])
  expect(await statusOf(shopper, good)).toBe(ORDER.paid)
  const batch = await run(lines)
  expect(batch).toMatchObject({
    finished: 1,
    total: 14,
    counts: { done: 1, already: 1, cannot: 12, ready: 0 },
  })
  expect(await statusOf(shopper, good)).toBe(ORDER.shipped)
  expect(await statusOf(shopper, disputed)).toBe(ORDER.paid)
})

test('the same file again changes nothing, and buyers hear of it once, a minute later', async () => {
  const shopper = await aBuyerOf()
  const orders = await paidOrders(shopper, 3)
  const lines = orders.map(parcelFor)
  const { key } = await check(lines)
  const first = await run(lines, key)
  expect(first.counts).toMatchObject({ done: 3 })
  // The answer was lost: the same key is the same batch.
  expect((await run(lines, key)).id).toBe(first.id)
  const again = await run(lines)
  expect(verdicts(again.lines)).toEqual(Array(3).fill('already orders_ship_same'))
  expect(await parcelsOf(orders.map(({ id }) => id))).toHaveLength(3)
  const unread = async () => (await shopper.api.notices.countUnread()).data?.message
  const before = await unread()
  await app().jobs.runNow('waiting-messages')
  expect([await inboxOf(shopper, 'order_shipped'), await unread()]).toEqual([0, before])
  app().now = later(app().now, seconds(60))
  await app().jobs.runNow('waiting-messages')
  expect([await inboxOf(shopper, 'order_shipped'), await unread()]).toEqual([3, (before ?? 0) + 3])
})

test('a file shipped by mistake is undone before anybody has heard of it, and can be shipped again', async () => {
  const shopper = await aBuyerOf()
  const orders = await paidOrders(shopper, 3)
  const lines = orders.map(parcelFor)
  const { id } = await run(lines)
  expect(await seller().batchesSeller.undoBatch({ id })).toMatchObject({
    code: 1,
    data: { undone: 1, counts: { undone: 3, done: 0 } },
  })
  for (const order of orders) expect(await statusOf(shopper, order)).toBe(ORDER.paid)
  expect(await seller().batchesSeller.undoBatch({ id })).toMatchObject({ reason: 'batches_nothing_to_undo' })
  expect(await seller().batchesSeller.resumeBatch({ id })).toMatchObject({ reason: 'batches_undone' })
  app().now = later(app().now, minutes(2))
  await app().jobs.runNow('waiting-messages')
  expect(await inboxOf(shopper, 'order_shipped')).toBe(0)
  expect(await inboxOf(shopper, 'parcel_taken_back')).toBe(0)
  const second = await run(lines)
  expect(second).toMatchObject({ counts: { done: 3 } })
  expect(second.id).not.toBe(id)
})

test('what has travelled, was received or is older than ten minutes is not undone, and says why', async () => {
  const shopper = await aBuyerOf()
  const [moved, received, plain, back] = await paidOrders(shopper, 4)
  if (!moved || !received || !plain || !back) throw new Error('4')
  const { id } = await run([moved, received, plain, back].map(parcelFor))
  await seller().ordersSeller.unshipOrder({ order_sn: back.order_sn })
  const text = { zh_CN: '到达', en_US: 'Arrived' }
  await seller().ordersSeller.trackParcel({ order_sn: moved.order_sn, text })
  await shopper.api.orders.confirmReceipt({ id: received.id })
  app().now = later(app().now, seconds(90))
  await app().jobs.runNow('waiting-messages')
  const undone = (await seller().batchesSeller.undoBatch({ id })).data
  expect(verdicts(undone?.lines ?? [])).toEqual([
    'done orders_unship_travelling',
    'done orders_unship_received',
    'undone',
    'done orders_unship_already',
  ])
  for (const order of [plain, back]) expect(await statusOf(shopper, order)).toBe(ORDER.paid)
  expect(await inboxOf(shopper, 'parcel_taken_back')).toBe(1)
  const late = await run([parcelFor(plain)])
  app().now = later(app().now, minutes(11))
  const kept = (await seller().batchesSeller.undoBatch({ id: late.id })).data
  expect(verdicts(kept?.lines ?? [])).toEqual(['done batches_undo_late'])
})

test('two who run one batch at once do each line once, with an audit line each', async () => {
  const shopper = await aBuyerOf(10_000_000)
  const orders = await paidOrders(shopper, 120)
  const lines = orders.map(parcelFor)
  const { key } = await check(lines)
  const both = await Promise.all([run(lines, key), run(lines, key), run(lines, key)])
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  const id = both[0]?.id ?? 0
  expect((await seller().batchesSeller.showBatch({ id })).data).toMatchObject({
    finished: 1,
    counts: { done: 120, cannot: 0 },
  })
  const ids = orders.map((order) => order.id).sort((a, b) => a - b)
  expect(await parcelsOf(ids)).toEqual(ids)
  const audit = (await seller().auditSeller.listAudit({ thing: 'order', rows: 500 })).data?.data ?? []
  const sns = new Set(orders.map(({ order_sn }) => order_sn))
  expect(audit.filter(({ thing_id }) => sns.has(thing_id))).toHaveLength(120)
})

test('a file against buyers who ask for their money: each order is shipped or disputed, never both', async () => {
  const shopper = await aBuyerOf(10_000_000)
  const orders = await paidOrders(shopper, 60)
  const lines = orders.map(parcelFor)
  const asking = orders.filter((_, at) => at % 2 === 0)
  const [batch] = await Promise.all([
    run(lines),
    Promise.all(asking.map((order) => anAfterSale(app(), shopper, order).catch(() => undefined))),
  ])
  expect(batch.counts.ready).toBe(0)
  const rows = await app()
    .database.read.selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .where(
      'shop_order.id',
      'in',
      orders.map(({ id }) => id),
    )
    .select(['status', 'sent', 'refund_status'])
    .execute()
  for (const { status, sent } of rows) expect(sent).toBe(status === ORDER.shipped ? 1 : 0)
  const disputed = batch.lines.filter(({ reason }) => reason === 'orders_ship_disputed').length
  expect(batch.counts.done + disputed).toBe(60)
  expect(await parcelsOf(orders.map(({ id }) => id))).toHaveLength(batch.counts.done)
})

const source = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array, courier = '') =>
  seller().shippingSeller.readShippingFile({ source: bytes, courier })

test('a file is read as couriers and spreadsheets write it: headings in both languages, pasted cells, Chinese Windows', async () => {
  const sn = '2611150830001230456789'
  const line = { order_sn: sn, courier: 'SF', tracking_no: 'SF1234567890' }
  const files = [
    source(`\ufeffOrder number,Courier,Tracking number\r\n${sn},SF,SF1234567890\r\n`),
    source(`备注,快递单号,快递公司,订单编号\n易碎,SF1234567890,SF,${sn}\n\n`),
    source(`${sn}\tSF\tSF1234567890`),
  ]
  for (const bytes of files) expect(await read(bytes)).toMatchObject({ code: 1, data: { lines: [line] } })
  // 订单编号,运单号 in GB18030.
  const gb = Uint8Array.from([
    0xb6, 0xa9, 0xb5, 0xa5, 0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xd4, 0xcb, 0xb5, 0xa5, 0xba, 0xc5,
  ])
  const chinese = Buffer.concat([gb, source(`\n${sn},SF1234567890\n`)])
  expect(await read(chinese)).toMatchObject({ reason: 'shipping_file_courier' })
  expect(await read(chinese, 'SF')).toMatchObject({ code: 1, data: { lines: [line] } })
  expect(await read(source('a,b,c\n1,2,3'))).toMatchObject({ reason: 'shipping_file_columns' })
  expect(await read(source('Order number,Courier,Tracking number\n'))).toMatchObject({
    reason: 'shipping_file_empty',
  })
  expect(await read(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2]))).toMatchObject({
    reason: 'shipping_file_unreadable',
  })
  const { default: writeSheet } = await import('write-excel-file/node')
  const sheet = await writeSheet([
    ['订单编号', '物流公司', '运单号'],
    [sn, 'SF', 'SF1234567890'],
  ]).toBuffer()
  expect(await read(sheet)).toMatchObject({ code: 1, data: { lines: [line] } })
})

test('a file ships no box that the scanner would refuse: one of a wave that is not packed', async () => {
  const shopper = await aBuyerOf()
  const [inWave, alone] = await paidOrders(shopper, 2)
  const waves = seller().wavesSeller
  expect(await waves.makeWave({ order_sns: [inWave!.order_sn] })).toMatchObject({ code: 1 })
  const lines = [parcelFor(inWave!), parcelFor(alone!)]
  expect(verdicts((await check(lines)).lines)).toEqual(['cannot waves_not_packed', 'ready'])
  expect(verdicts((await run(lines)).lines)).toEqual(['cannot waves_not_packed', 'done'])
  expect(await statusOf(shopper, inWave!)).toBe(ORDER.paid)
  await app()
    .database.statement.updateTable('wave_order')
    .set({ packed_by: 'tester', packed_at: app().now })
    .where('order_id', '=', inWave!.id)
    .execute()
  expect(verdicts((await check([lines[0]!])).lines)).toEqual(['ready'])
})

test('a buyer who asks to wait is read before the parcel leaves; any other note is not in the way', async () => {
  const shopper = await aBuyerOf()
  const [waits, other] = await paidOrders(shopper, 2)
  const write = (id: number, remark: string) =>
    app().database.statement.updateTable('shop_order').set({ remark }).where('id', '=', id).execute()
  await write(waits!.id, '请暂缓发货，周末再寄')
  await write(other!.id, '放门口')
  expect((await check([parcelFor(waits!), parcelFor(other!)])).lines).toMatchObject([
    {
      state: 'ready',
      reason: 'orders_ship_hold',
      msg: 'The buyer asks to wait. Please read the note first: 请暂缓发货，周末再寄',
    },
    { state: 'ready', reason: '' },
  ])
})
