import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { approvalScenes } from '#features/approvals/server/test-scenes.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import type { Desk } from '#testing/at-desk.ts'
import { anAfterSale, messagesOf, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { packingScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 120_000 })

const app = testApp()
const { at, person, rich, good, paid, freshTable, waveOf, boxOf, makeWave } = packingScenes(app)
const { limit, refundedOf, auditOf } = approvalScenes(app)

beforeEach(async () => {
  await limit('packer', 200, 200)
  await freshTable()
})
afterEach(async () => {
  app().now = new Date()
  expect(await checkBooks(app().database.read)).toEqual([])
})

type Goods = Awaited<ReturnType<typeof good>>

const anOrder = async (goods: Goods, num = 3, shopper?: Awaited<ReturnType<typeof rich>>) =>
  paid(shopper ?? (await rich()), [{ ...goods, num }])
const shortOf = (desk: Desk, order: { order_sn: string }, goods: Goods, missing: number) =>
  at(desk)('shortLine', { order_sn: order.order_sn, sku_id: goods.sku_price_id, missing })
const approvalOf = ({ data }: { data: unknown }) => (data as { approval_id: number }).approval_id
const pack = async (desk: Desk, { order_sn }: { order_sn: string }, goods: Goods, packed: number) => {
  await at(desk)('packLine', { order_sn, sku_id: goods.sku_price_id, packed })
  return at(desk)('packBox', { order_sn })
}
const orderOf = async (order_sn: string) =>
  (await asSeller(app()).ordersSeller.showSellerOrder({ order_sn })).data
const agree = (desk: Desk, id: number) => desk.call('approvalsSeller', 'agreeToApproval', { id })
const decline = (desk: Desk, id: number) =>
  desk.call('approvalsSeller', 'declineApproval', { id, reason: '货架上还有' })

test('a packer gives back up to the sum of a day, and a cent beyond it waits while the box is packed and sent', async () => {
  const packer = await person()
  const chief = await person('manager')
  const [dear, cheap] = [await good({ cents: 10_000 }), await good({ cents: 1 })]
  const shopper = await rich()
  const first = await anOrder(dear)
  const second = await paid(shopper, [
    { ...cheap, num: 2 },
    { ...dear, num: 1 },
  ])
  const { id } = await makeWave(packer)
  expect(await shortOf(packer, first, dear, 2)).toMatchObject({ data: { amount: '200.00', approval_id: 0 } })
  const waits = await shortOf(packer, second, cheap, 1)
  expect(waits).toMatchObject({
    code: 1,
    data: { amount: '0.00', is_refunded: 0 },
  })
  expect(approvalOf(waits)).toBeGreaterThan(0)
  expect(await refundedOf(second.id)).toBe(0)
  // Packing goes on: what is missing is not to be packed, and the rest leaves.
  expect((await boxOf(packer, id, second.order_sn)).lines).toMatchObject([
    { num: 1, missing: 1 },
    { num: 1, missing: 0 },
  ])
  await at(packer)('packLine', { order_sn: second.order_sn, sku_id: dear.sku_price_id, packed: 1 })
  expect(await pack(packer, second, cheap, 1)).toMatchObject({ code: 1 })
  expect(await ship(app(), second.order_sn)).toMatchObject({ code: 1, data: { complete: 0 } })
  expect(await orderOf(second.order_sn)).toMatchObject({ status: ORDER.paid })
  expect(await ship(app(), second.order_sn)).toMatchObject({ reason: 'orders_ship_missing' })

  const listed = (await chief.call('approvalsSeller', 'listApprovals')).data as {
    data: { order_sn: string }[]
  }
  expect(listed.data.filter(({ order_sn }) => order_sn === second.order_sn)).toMatchObject([
    {
      act: 'short',
      amount: '0.01',
      given_alone: '200.00',
      lines: [{ order_sn: second.order_sn, pieces: 1, grams: 0 }],
    },
  ])
  const today = (await chief.call('todaySeller', 'showToday')).data as { to_agree: { count: number } }
  expect(today.to_agree.count).toBeGreaterThan(0)

  expect(await agree(chief, approvalOf(waits))).toMatchObject({ code: 1, data: { state: 'agreed' } })
  expect(await refundedOf(second.id)).toBe(1)
  expect(await orderOf(second.order_sn)).toMatchObject({ status: ORDER.shipped })
  expect((await messagesOf(app(), shopper.id)).at(-1)).toMatchObject({
    kind: 'order_refunded',
    data: { amount: '0.01', reason: '打包时缺货' },
  })
  expect((await auditOf('order', second.order_sn)).at(-1)).toMatchObject({
    actor: `seller:${chief.email}`,
    after: { refunded: '0.01', asked_by: packer.email },
  })
})

test('the sum is of a person and a day: a colleague has one of their own, and tomorrow there is another', async () => {
  const pear = await good({ cents: 15_000 })
  const orders = [await anOrder(pear), await anOrder(pear), await anOrder(pear), await anOrder(pear)] as const
  const packer = await person()
  await makeWave(packer)
  const colleague = await person()
  expect(approvalOf(await shortOf(packer, orders[0], pear, 1))).toBe(0)
  expect(approvalOf(await shortOf(packer, orders[1], pear, 1))).toBeGreaterThan(0)
  expect(approvalOf(await shortOf(colleague, orders[2], pear, 1))).toBe(0)
  app().now = later(app().now, days(1))
  const tomorrow = await packer.call('people', 'enterDesk', { email: packer.email, password: 'cold-store-7' })
  expect(tomorrow.code).toBe(1)
  expect(approvalOf(await shortOf(packer, orders[3], pear, 1))).toBe(0)
  expect(approvalOf(await shortOf(packer, orders[3], pear, 1))).toBeGreaterThan(0)
})

test('the owner has the sums of an owner at the packing table too', async () => {
  await limit('owner', 1000, 10_000)
  const owner = await person('owner')
  await person('manager')
  const fish = await good({ cents: 50_000 })
  const orders = [await anOrder(fish), await anOrder(fish)] as const
  await makeWave(owner)
  expect(await shortOf(owner, orders[0], fish, 2)).toMatchObject({
    data: { amount: '1000.00', approval_id: 0 },
  })
  expect(approvalOf(await shortOf(owner, orders[1], fish, 3))).toBeGreaterThan(0)
})

test('fifty times in one moment: no packer ever gives back more than the sum of the day', async () => {
  const pear = await good({ cents: 3000 })
  const orders: Awaited<ReturnType<typeof anOrder>>[] = []
  for (let n = 0; n < 5; n += 1) {
    const shopper = await rich()
    for (let m = 0; m < 10; m += 1) orders.push(await anOrder(pear, 1, shopper))
  }
  const packer = await person()
  await makeWave(packer)
  await makeWave(packer)
  const answers = await Promise.all(orders.map((order) => shortOf(packer, order, pear, 1)))
  expect(answers.filter(({ code }) => code !== 1)).toEqual([])
  // Six times 30.00 fit into 200.00.
  expect(answers.filter((answer) => approvalOf(answer) === 0)).toHaveLength(6)
  const given = await Promise.all(orders.map(({ id }) => refundedOf(id)))
  expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(18_000)
})

test('declined: the box is open again, is not shipped without the pieces, and leaves with them', async () => {
  await limit('packer', 0, 0)
  const packer = await person()
  const chief = await person('manager')
  const pear = await good({ cents: 1000 })
  const order = await anOrder(pear)
  const { id } = await makeWave(packer)
  const waits = approvalOf(await shortOf(packer, order, pear, 2))
  expect(await pack(packer, order, pear, 1)).toMatchObject({ data: { last: 1 } })
  expect(await decline(chief, waits)).toMatchObject({ data: { state: 'declined' } })
  expect(await boxOf(packer, id, order.order_sn)).toMatchObject({
    state: 'waiting',
    to_repack: 1,
    lines: [{ num: 3, packed: 1, missing: 0 }],
  })
  expect(await waveOf(packer, id)).toMatchObject({ closed: 0 })
  expect(await ship(app(), order.order_sn)).toMatchObject({ reason: 'orders_ship_repack' })
  const file = [{ order_sn: order.order_sn, courier: 'SF', tracking_no: 'SF7234567890' }]
  expect((await asSeller(app()).shippingSeller.checkShipping({ lines: file })).data?.lines).toMatchObject([
    { state: 'cannot' },
  ])
  expect(await at(packer)('packBox', order)).toMatchObject({ code: 0 })
  expect(await pack(packer, order, pear, 3)).toMatchObject({ code: 1 })
  expect(await ship(app(), order.order_sn)).toMatchObject({ data: { complete: 1 } })
  expect(await refundedOf(order.id)).toBe(0)
})

test('not answered in time after a part has left: the rest is planned into another wave', async () => {
  await limit('packer', 0, 0)
  const packer = await person()
  const pear = await good({ cents: 1000 })
  const order = await anOrder(pear)
  await makeWave(packer)
  await shortOf(packer, order, pear, 2)
  await pack(packer, order, pear, 1)
  await ship(app(), order.order_sn)
  expect(await at(packer)('makeWave')).toMatchObject({ reason: 'waves_nothing' })
  app().now = later(app().now, days(2))
  expect(await app().jobs.runNow('approvals')).toBeGreaterThan(0)
  const again = await person()
  const { id } = await makeWave(again)
  expect((await boxOf(again, id, order.order_sn)).lines).toMatchObject([{ num: 2, packed: 0, missing: 0 }])
  expect(await pack(again, order, pear, 2)).toMatchObject({ code: 1 })
  expect(await ship(app(), order.order_sn, 'SF9234567890')).toMatchObject({ data: { complete: 1 } })
})

test('nothing of an order is there: its box waits, is neither packed nor planned, and a yes ends it with its postage', async () => {
  await limit('packer', 0, 0)
  const packer = await person()
  const chief = await person('accountant')
  const pear = await good({ cents: 1000 })
  const order = await anOrder(pear, 2)
  const { id } = await makeWave(packer)
  const waits = approvalOf(await shortOf(packer, order, pear, 2))
  expect(await boxOf(packer, id, order.order_sn)).toMatchObject({ state: 'asked' })
  expect((await waveOf(packer, id)).picking).toEqual([])
  expect(await at(packer)('packBox', { order_sn: order.order_sn })).toMatchObject({ reason: 'waves_asked' })
  await at(packer)('closeWave', { id })
  expect(await at(packer)('makeWave')).toMatchObject({ reason: 'waves_nothing' })
  expect(await ship(app(), order.order_sn)).toMatchObject({ reason: 'orders_ship_missing' })
  expect(await agree(chief, waits)).toMatchObject({ code: 1 })
  expect(await orderOf(order.order_sn)).toMatchObject({ status: ORDER.completed })
})

test('missing on the walk, all of it is one sum and waits as one: a yes pays every order, a no packs every one', async () => {
  await limit('packer', 25, 25)
  const packer = await person()
  const chief = await person('manager')
  const pear = await good({ cents: 1000, stock: 30 })
  const orders = [await anOrder(pear, 2), await anOrder(pear, 2)] as const
  const { id } = await makeWave(packer)
  const missing = (count: number) =>
    at(packer)('shortGoods', { id, sku_id: pear.sku_price_id, missing: count, sold_out: 0 })
  // 10.00 each, so that one by one two would have been given.
  const waits = await missing(3)
  expect(waits).toMatchObject({
    data: { amount: '0.00', orders: orders.map(({ order_sn }) => order_sn).toReversed() },
  })
  expect((await waveOf(packer, id)).picking).toMatchObject([{ num: 1 }])
  await decline(chief, approvalOf(waits))
  expect((await waveOf(packer, id)).picking).toMatchObject([{ num: 4 }])
  const again = approvalOf(await missing(3))
  await agree(chief, again)
  expect([await refundedOf(orders[0].id), await refundedOf(orders[1].id)]).toEqual([1000, 2000])
  // The day's sum is untouched by what two people did.
  expect(await missing(1)).toMatchObject({ data: { amount: '10.00', approval_id: 0 } })
})

test('what the buyer got back meanwhile is not paid twice, and missing pieces never go back on the shelf', async () => {
  await limit('packer', 0, 0)
  const packer = await person()
  const chief = await person('manager')
  const pear = await good({ cents: 1000, stock: 30 })
  const shopper = await rich()
  const order = await anOrder(pear, 3, shopper)
  await makeWave(packer)
  const waits = approvalOf(await shortOf(packer, order, pear, 2))
  const request = await anAfterSale(app(), shopper, order, { num: 1 })
  expect(await agree(chief, waits)).toMatchObject({ reason: 'refunds_open_request' })
  await asSeller(app()).afterSalesSeller.approveAfterSale({ id: request.id })
  const stock = await asSeller(app()).catalogueSeller.listStock({ product_id: pear.product_id })
  expect(stock.data?.data[0]?.stock).toBe(27)
  expect(await agree(chief, waits)).toMatchObject({ code: 1 })
  expect(await refundedOf(order.id)).toBe(2000)
  const { order_sn } = order
  const last = approvalOf(await shortOf(packer, order, pear, 1))
  await asSeller(app()).refundsSeller.cancelPaidOrder({ order_sn, reason: '缺货', restock: 0 })
  expect(await agree(chief, last)).toMatchObject({ reason: 'refunds_nothing_left' })
  expect(await decline(chief, last)).toMatchObject({ code: 1 })
  expect(await orderOf(order_sn)).toMatchObject({ status: ORDER.completed })
  expect(await refundedOf(order.id)).toBe(3000)
})
