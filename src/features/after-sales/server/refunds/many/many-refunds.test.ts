import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { approvalScenes } from '#features/approvals/server/test-scenes.ts'
import type { CheckedBatch, ShownBatch } from '#platform/batches/batch-fields.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { days, later, minutes } from '#platform/time.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aGood, anAfterSale, aPaidOrder, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import { afterSaleScenes } from '../../test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { limit, refundedOf, auditOf } = approvalScenes(app)
const { tx, rich, balanceOf, messagesOf } = afterSaleScenes(app)

type Person = Awaited<ReturnType<typeof aPersonAtDesk>>
type Asked = { order_sns: string[]; sku_id?: number; percent?: number; amount?: string; reason: string }
type Checked = CheckedBatch & { total: string }
type Ran = ShownBatch & { approval_id: number }

const check = async (person: Person, asked: Asked) =>
  (await person.call('manyRefundsSeller', 'checkRefunds', asked)).data as Checked
/** As the desk does it: looked at first, then done under the key of what was seen. */
async function giveBack(person: Person, asked: Asked) {
  const { key } = await check(person, asked)
  return person.call('manyRefundsSeller', 'runRefunds', { ...asked, key })
}
const agree = (person: Person, id: number) => person.call('approvalsSeller', 'agreeToApproval', { id })
const verdicts = ({ lines }: { lines: Checked['lines'] }) =>
  lines.map(({ state, reason, line }) => [state, reason, line.cents])

/** Orders of one spoiled sort beside something that is fine, by as many buyers. */
async function spoiled(count: number) {
  const fish = await aGood(app().database, { cents: 3333, name: '三文鱼' })
  const salt = await aGood(app().database, { cents: 1000, name: '海盐' })
  const bought = await Promise.all(
    Array.from({ length: count }, async () => {
      const shopper = await rich()
      const goods = [
        { ...fish, num: 1 },
        { ...salt, num: 1 },
      ]
      return { shopper, order: await aPaidOrder(app(), shopper, { goods }) }
    }),
  )
  return {
    bought,
    fish: fish.sku_price_id,
    sns: bought.map(({ order }) => order.order_sn),
    givenBack: () => Promise.all(bought.map(({ order }) => refundedOf(order.id))),
  }
}

test('a part of one sort goes back to everybody who can get it, each buyer is told, and nobody gets it twice', async () => {
  const owner = await aPersonAtDesk(app(), 'owner')
  const { bought, fish, sns, givenBack } = await spoiled(3)
  const [first, second] = bought
  const asked = { sku_id: fish, percent: 30, reason: '冷链中断，三文鱼口感受影响' }
  const other = await aPaidOrder(app(), await rich())
  const unpaid = await (await rich()).order([{ ...(await aGood(app().database)), num: 1 }])
  const lines = { ...asked, order_sns: [...sns, sns[0] ?? '', other.order_sn, unpaid.order_sn, '404'] }
  await ship(app(), second?.order.order_sn ?? '')
  const checked = await check(owner, lines)
  expect(verdicts(checked)).toEqual([
    ['ready', '', 1000],
    ['ready', '', 1000],
    ['ready', '', 1000],
    ['cannot', 'refunds_no_item', 0],
    ['cannot', 'refunds_not_paid', 0],
    ['cannot', 'orders_none', 0],
  ])
  expect(checked.total).toBe('30.00')
  const asks = { ...lines, key: checked.key }
  const ran = await owner.call('manyRefundsSeller', 'runRefunds', asks)
  expect(ran).toMatchObject({
    code: 1,
    data: { finished: 1, approval_id: 0, undo_until: '', counts: { done: 3, cannot: 3 } },
  })
  // No answer came: the same again is the same batch.
  expect(await owner.call('manyRefundsSeller', 'runRefunds', asks)).toMatchObject({
    data: { id: (ran.data as Ran).id, counts: { done: 3 } },
  })
  expect(await givenBack()).toEqual([1000, 1000, 1000])
  expect(await balanceOf(first!.shopper)).toBe('966.67')
  expect((await messagesOf(first!.shopper)).filter(({ kind }) => kind === 'order_refunded')).toMatchObject([
    { data: { amount: '10.00', reason: asked.reason } },
  ])
  expect((await auditOf('order', sns[1] ?? '')).at(-1)).toMatchObject({
    call: 'manyRefundsSeller.runRefunds',
    after: { refunded: '10.00' },
    reason: asked.reason,
  })
  // Once more is another decision, and says what was given before; more than was paid is none.
  expect(verdicts(await check(owner, { ...lines, order_sns: sns }))[0]).toEqual([
    'ready',
    'manyrefunds_before',
    1000,
  ])
  expect(verdicts(await check(owner, { ...lines, percent: 80, order_sns: sns }))[0]?.slice(0, 2)).toEqual([
    'cannot',
    'refunds_too_much',
  ])
  expect(await owner.call('batchesSeller', 'undoBatch', { id: (ran.data as Ran).id })).toMatchObject({
    reason: 'batches_no_undo',
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('a sum for each order, or all that is left of one sort, and what a buyer asks for already waits its turn', async () => {
  const owner = await aPersonAtDesk(app(), 'owner')
  const { bought, fish, sns, givenBack } = await spoiled(3)
  await anAfterSale(app(), bought[2]!.shopper, bought[2]!.order)
  expect(await giveBack(owner, { order_sns: sns, amount: '5', reason: '迟到' })).toMatchObject({
    data: { counts: { done: 2, cannot: 1 }, lines: [{}, {}, { reason: 'refunds_open_request' }] },
  })
  expect(await giveBack(owner, { order_sns: sns.slice(0, 2), sku_id: fish, reason: '变质' })).toMatchObject({
    data: { counts: { done: 2 } },
  })
  const rest = 3333 - Math.round((500 * 3333) / 4333)
  expect((await givenBack()).map((cents) => Math.abs(cents - 500 - rest) <= 1)).toEqual([true, true, false])
  expect(
    await owner.call('manyRefundsSeller', 'checkRefunds', { order_sns: sns, reason: ' ' }),
  ).toMatchObject({
    reason: 'refunds_why',
  })
  expect(
    await owner.call('manyRefundsSeller', 'checkRefunds', {
      order_sns: sns,
      percent: 5,
      amount: '5',
      reason: '坏',
    }),
  ).toMatchObject({ reason: 'manyrefunds_percent_or_sum' })
  expect(await checkBooks(tx())).toEqual([])
})

test('beyond the sums all of it waits for one second person, who sees each order and agrees once', async () => {
  await limit('support', 50, 25)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'accountant')
  const { sns, fish, givenBack } = await spoiled(3)
  const asked = { order_sns: sns, sku_id: fish, percent: 30, reason: '三文鱼变质' }
  const ran = await giveBack(support, asked)
  const { id, approval_id } = ran.data as Ran
  expect(ran).toMatchObject({ code: 1, data: { waits: 1, finished: 0, counts: { ready: 3 } } })
  expect(await givenBack()).toEqual([0, 0, 0])
  expect(await support.call('batchesSeller', 'resumeBatch', { id })).toMatchObject({
    reason: 'batches_waits',
  })
  expect(await agree(support, approval_id)).toMatchObject({ reason: 'people_no_right' })
  expect(await chief.call('approvalsSeller', 'listApprovals')).toMatchObject({
    data: {
      data: [{ id: approval_id, act: 'refunds', thing: 'batch', thing_id: String(id), amount: '30.00' }],
    },
  })
  expect(await chief.call('batchesSeller', 'showBatch', { id })).toMatchObject({
    data: { lines: sns.map((order_sn) => ({ line: { order_sn, cents: 1000 } })) },
  })
  expect(await agree(chief, approval_id)).toMatchObject({ code: 1, data: { state: 'agreed' } })
  expect(await givenBack()).toEqual([1000, 1000, 1000])
  expect((await auditOf('order', sns[0] ?? '')).at(-1)).toMatchObject({
    actor: `seller:${chief.email}`,
    after: { refunded: '10.00', asked_by: support.email },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('what is declined, withdrawn or not answered in time is given to nobody, and may be asked for anew', async () => {
  await limit('support', 0, 0)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'manager')
  const { sns, fish, givenBack } = await spoiled(1)
  const asked = { order_sns: sns, sku_id: fish, percent: 10, reason: '变质' }
  const ask = async (person = support) => (await giveBack(person, asked)).data as Ran
  const over = async ({ id }: Ran) =>
    expect(await chief.call('batchesSeller', 'showBatch', { id })).toMatchObject({
      data: { waits: 0, finished: 1, counts: { cannot: 1 }, lines: [{ reason: 'approvals_not_agreed' }] },
    })
  const declined = await ask()
  await chief.call('approvalsSeller', 'declineApproval', { id: declined.approval_id, reason: '先看照片' })
  await over(declined)
  const withdrawn = await ask()
  expect(withdrawn.id).not.toBe(declined.id)
  await support.call('approvalsSeller', 'withdrawApproval', { id: withdrawn.approval_id })
  await over(withdrawn)
  const forgotten = await ask()
  app().now = later(app().now, days(3))
  expect(await app().jobs.runNow('approvals')).toBeGreaterThan(0)
  const later3 = await aPersonAtDesk(app(), 'manager')
  expect(await later3.call('batchesSeller', 'showBatch', { id: forgotten.id })).toMatchObject({
    data: { counts: { cannot: 1 } },
  })
  expect(await givenBack()).toEqual([0])
})

test('two who agree in the same moment give it back once', async () => {
  await limit('support', 0, 0)
  const support = await aPersonAtDesk(app(), 'support')
  const chiefs = await Promise.all([aPersonAtDesk(app(), 'manager'), aPersonAtDesk(app(), 'owner')])
  const { sns, fish, givenBack } = await spoiled(4)
  const { data } = await giveBack(support, { order_sns: sns, sku_id: fish, percent: 30, reason: '变质' })
  const answers = await Promise.all(chiefs.map((chief) => agree(chief, (data as Ran).approval_id)))
  expect(answers.map(({ reason }) => reason ?? '').toSorted()).toEqual(['', 'approvals_none'])
  expect(await givenBack()).toEqual([1000, 1000, 1000, 1000])
  expect(await checkBooks(tx())).toEqual([])
})

test('an order whose money went back meanwhile falls out with its reason, the others are done', async () => {
  await limit('support', 0, 0)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'owner')
  const { sns, fish, bought, givenBack } = await spoiled(2)
  const asked = { order_sns: sns, sku_id: fish, reason: '变质' }
  const { data } = await giveBack(support, asked)
  const others = { ...asked, reason: '口感不好' }
  const seen = await check(chief, others)
  const whole = { order_sn: sns[0], sku_id: fish, amount: '3', reason: '先退一点' }
  expect(await chief.call('refundsSeller', 'refundPaidOrder', whole)).toMatchObject({ code: 1 })
  // Who checked before it is told to look again, and who agrees gives no sum that nobody saw.
  expect(await chief.call('manyRefundsSeller', 'runRefunds', { ...others, key: seen.key })).toMatchObject({
    reason: 'manyrefunds_moved',
  })
  expect(await agree(chief, (data as Ran).approval_id)).toMatchObject({ code: 1 })
  expect(await chief.call('batchesSeller', 'showBatch', { id: (data as Ran).id })).toMatchObject({
    data: { lines: [{ state: 'cannot', reason: 'manyrefunds_sum_moved' }, { state: 'done' }] },
  })
  expect(await givenBack()).toEqual([300, 3333])
  expect((await messagesOf(bought[0]!.shopper)).filter(({ kind }) => kind === 'order_refunded')).toHaveLength(
    1,
  )
})

test('cut off after the yes, a batch is gone on with by whoever asked, and each order is refunded once', async () => {
  await limit('support', 0, 0)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'owner')
  const { sns, fish, givenBack } = await spoiled(3)
  const { data } = await giveBack(support, { order_sns: sns, sku_id: fish, percent: 30, reason: '变质' })
  const { id, approval_id } = data as Ran
  await app().database.write(async (held) => {
    await run(held)`select from shop_order where order_sn = ${sns[1] ?? ''} for update`
    const agreeing = agree(chief, approval_id)
    await vi.waitFor(async () => expect(await waitingForLocks(tx())).toBe(1))
    // As good as the end of its process.
    await select(tx())`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect((await agreeing).code).not.toBe(1)
  })
  expect(await givenBack()).toEqual([0, 0, 0])
  const goOn = () => support.call('batchesSeller', 'resumeBatch', { id })
  const answers = await Promise.all([goOn(), goOn()])
  expect(answers.map(({ code }) => code)).toEqual([1, 1])
  expect(await givenBack()).toEqual([1000, 1000, 1000])
  expect(await checkBooks(tx())).toEqual([])
})

test('begun by a process that died, a batch is ended by the shop itself, in the name of whoever began it', async () => {
  const owner = await aPersonAtDesk(app(), 'owner')
  const { sns, fish, givenBack } = await spoiled(3)
  await giveBack(owner, { order_sns: sns, sku_id: fish, percent: 30, reason: '变质' })
  const { key } = await check(owner, { order_sns: sns, sku_id: fish, percent: 10, reason: '再补' })
  await app().database.write(async (held) => {
    await run(held)`select from shop_order where order_sn = ${sns[2] ?? ''} for update`
    const asked = { order_sns: sns, sku_id: fish, percent: 10, reason: '再补', key }
    const running = owner.call('manyRefundsSeller', 'runRefunds', asked)
    await vi.waitFor(async () => expect(await waitingForLocks(tx())).toBe(1))
    await select(tx())`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect((await running).code).not.toBe(1)
  })
  // Whoever pressed may be at it still: a minute is theirs.
  expect(await app().jobs.runNow('unfinished-batches')).toBe(0)
  app().now = later(app().now, minutes(2))
  expect(await app().jobs.runNow('unfinished-batches')).toBe(3)
  expect(await givenBack()).toEqual([1334, 1334, 1334])
  expect((await auditOf('order', sns[0] ?? '')).at(-1)).toMatchObject({
    actor: `seller:${owner.email}`,
    call: 'batches.finish',
    after: { refunded: '3.34' },
  })
  expect(await owner.call('batchesSeller', 'listBatches', { rows: 1 })).toMatchObject({
    data: [{ finished: 1, counts: { done: 3 }, by: 'owner（店主）' }],
  })
  expect(await app().jobs.runNow('unfinished-batches')).toBe(0)
  expect(await checkBooks(tx())).toEqual([])
})

test('orders of one sort are found by when they left, and who may not see sums sees no such batch', async () => {
  const owner = await aPersonAtDesk(app(), 'owner')
  const packer = await aPersonAtDesk(app(), 'packer')
  const { sns, fish } = await spoiled(3)
  await ship(app(), sns[0] ?? '')
  const today = app().now.toISOString()
  const found = await owner.call('manyRefundsSeller', 'findRefundable', {
    filter: { sku_id: fish, days: 'shipped', from: today.slice(0, 10) },
  })
  expect(found).toMatchObject({ data: { order_sns: [sns[0]], goods: [{ orders: 1 }, { orders: 1 }] } })
  const { data } = await giveBack(owner, { order_sns: sns, percent: 1, reason: '变质' })
  expect(await packer.call('batchesSeller', 'showBatch', { id: (data as Ran).id })).toMatchObject({
    reason: 'batches_none',
  })
  expect(JSON.stringify(await packer.call('batchesSeller', 'listBatches'))).not.toContain('refunds')
  expect(await packer.call('manyRefundsSeller', 'findRefundable', { order_sns: sns })).toMatchObject({
    reason: 'people_no_right',
  })
})
