import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { approvalScenes } from '#features/approvals/server/test-scenes.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import type { Desk } from '#testing/at-desk.ts'
import { messagesOf, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { packingScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { at, person, rich, good, paid, freshTable, boxOf, makeWave } = packingScenes(app)
const { limit, refundedOf } = approvalScenes(app)

beforeEach(async () => {
  await limit('packer', 200, 200)
  await freshTable()
})
afterEach(async () => {
  app().now = new Date()
  expect(await checkBooks(app().database.read)).toEqual([])
})

/** Crabs by weight, 1000 g a piece with 3 %, in a box of a packer's. */
async function crabs({ cents = 100_000, num = 1 } = {}) {
  const packer = await person()
  const shopper = await rich()
  const crab = await good({ cents, grams: 1000 })
  const order = await paid(shopper, [{ ...crab, num }])
  const { id: wave } = await makeWave(packer)
  const pointer = { order_sn: order.order_sn, sku_id: crab.sku_price_id }
  return {
    ...{ packer, shopper, crab, order, wave },
    weigh: (grams: number) => packer.call('refundsSeller', 'weighItem', { ...pointer, grams, again: grams }),
    correct: (grams: number) =>
      packer.call('refundsSeller', 'correctWeight', { ...pointer, grams, again: grams, reason: '看错了' }),
    short: (missing: number) => at(packer)('shortLine', { ...pointer, missing }),
    async pack() {
      await at(packer)('packLine', { ...pointer, packed: num })
      return at(packer)('packBox', { order_sn: order.order_sn })
    },
    gramsOf: async () => {
      const items = app().database.read.selectFrom('order_item').select('packed_grams')
      return (await items.where('order_id', '=', order.id).executeTakeFirstOrThrow()).packed_grams
    },
  }
}

const approvalOf = ({ data }: { data: unknown }) => (data as { approval_id: number }).approval_id
const agree = (desk: Desk, id: number) => desk.call('approvalsSeller', 'agreeToApproval', { id })
const decline = (desk: Desk, id: number) =>
  desk.call('approvalsSeller', 'declineApproval', { id, reason: '称错了' })

test('for weight a packer gives back up to the sum of the day; beyond it the reading holds and its money waits', async () => {
  const { packer, order, weigh, correct, pack } = await crabs()
  const chief = await person('manager')
  expect(await weigh(800)).toMatchObject({ data: { amount: '200.00', approval_id: 0 } })
  const waits = await correct(799)
  expect(waits).toMatchObject({ data: { amount: '0.00', grams: 799 } })
  expect(await pack()).toMatchObject({ code: 1 })
  expect(await ship(app(), order.order_sn)).toMatchObject({ data: { complete: 1 } })
  expect(await refundedOf(order.id)).toBe(20_000)
  const listed = (await chief.call('approvalsSeller', 'listApprovals')).data as {
    data: { order_sn: string }[]
  }
  expect(listed.data.filter(({ order_sn }) => order_sn === order.order_sn)).toMatchObject([
    {
      act: 'weight',
      amount: '1.00',
      given_alone: '200.00',
      lines: [{ pieces: 0, nominal_grams: 1000, grams: 799 }],
    },
  ])
  expect(await agree(chief, approvalOf(waits))).toMatchObject({ code: 1 })
  expect(await refundedOf(order.id)).toBe(20_100)
  expect(await agree(chief, approvalOf(waits))).toMatchObject({ reason: 'approvals_none' })
  // Two people gave the last 1.00: it counts for nobody's day, which is full all the same.
  const more = await crabs({ cents: 10_000 })
  expect(approvalOf(await more.weigh(900))).toBe(0)
  expect(packer.id).not.toBe(more.packer.id)
})

test('one gram of a kilo, said twice: not a cent leaves before a second person agrees', async () => {
  const { order, weigh } = await crabs()
  const waits = approvalOf(await weigh(1))
  expect(waits).toBeGreaterThan(0)
  expect(await refundedOf(order.id)).toBe(0)
  expect(await agree(await person('manager'), waits)).toMatchObject({ data: { amount: '999.00' } })
  expect(await refundedOf(order.id)).toBe(99_900)
})

test('declined before it left: it is weighed again, and the box is not shipped before', async () => {
  const { packer, order, wave, weigh, pack, gramsOf } = await crabs()
  const waits = approvalOf(await weigh(100))
  await pack()
  await decline(await person('manager'), waits)
  expect(await gramsOf()).toBeNull()
  expect(await boxOf(packer, wave, order.order_sn)).toMatchObject({ to_repack: 1, lines: [{ to_weigh: 1 }] })
  expect((await ship(app(), order.order_sn)).code).toBe(0)
  expect(await weigh(990)).toMatchObject({ data: { amount: '0.00', approval_id: 0 } })
  expect(await pack()).toMatchObject({ code: 1 })
  expect(await ship(app(), order.order_sn)).toMatchObject({ data: { complete: 1 } })
})

test('not answered before it left: the buyer is told the weight, and may ask for the money', async () => {
  const { shopper, order, weigh, pack, gramsOf } = await crabs()
  await weigh(600)
  await pack()
  await ship(app(), order.order_sn)
  app().now = later(app().now, days(2))
  await app().jobs.runNow('approvals')
  expect(await gramsOf()).toBe(600)
  expect((await messagesOf(app(), shopper.id)).at(-1)).toMatchObject({
    kind: 'item_light',
    data: { order_sn: order.order_sn, nominal: 1000, grams: 600 },
  })
  expect((await shopper.api.notices.listMessages({})).data?.data[0]?.content).toContain('读数为 600 克')
  expect(await refundedOf(order.id)).toBe(0)
})

test('a correction takes the place of a reading whose money waits; without a yes the one before it counts', async () => {
  const chief = await person('manager')
  const { weigh, correct, gramsOf, order } = await crabs()
  const typo = approvalOf(await weigh(97))
  expect(await correct(975)).toMatchObject({ data: { amount: '0.00', approval_id: 0 } })
  expect(await agree(chief, typo)).toMatchObject({ reason: 'approvals_none' })
  const wrong = approvalOf(await correct(500))
  await decline(chief, wrong)
  expect(await gramsOf()).toBe(975)
  expect(await refundedOf(order.id)).toBe(0)
})

test('a refund after a piece that is missing after a weight: each waits or is given, and the books agree', async () => {
  await limit('packer', 100, 100)
  const chief = await person('manager')
  const { order, weigh, short, correct, wave, packer } = await crabs({ cents: 30_000, num: 3 })
  expect(await weigh(2900)).toMatchObject({ data: { amount: '30.00' } })
  // The scales said 3 % too little of each: a third of what is left of 900.00.
  const missing = approvalOf(await short(1))
  expect((await boxOf(packer, wave, order.order_sn)).lines).toMatchObject([
    { num: 2, missing: 1, nominal_grams: 2000 },
  ])
  // Two pieces are on the scales now, and only their weight counts.
  expect(await correct(2000)).toMatchObject({ data: { amount: '0.00', approval_id: 0, nominal_grams: 2000 } })
  const { order_sn } = order
  const refund = { order_sn, amount: '100', reason: '补偿' }
  expect(await asSeller(app()).refundsSeller.refundPaidOrder(refund)).toMatchObject({ code: 1 })
  expect(await agree(chief, missing)).toMatchObject({ data: { amount: '290.00' } })
  expect(await refundedOf(order.id)).toBe(3000 + 10_000 + 29_000)
  await asSeller(app()).refundsSeller.refundPaidOrder({ order_sn, reason: '补偿' })
  expect(await refundedOf(order.id)).toBe(90_000)
})
