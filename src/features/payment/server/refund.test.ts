import { pino } from 'pino'
import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { aGood, aShopper, PAYMENT_PASSWORD, payByAlipay } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import type { Alipay, RefundAnswer } from './alipay/alipay.ts'
import { refundOrder } from './refund-order.ts'
import { tryRefunds } from './try-refunds.ts'

const app = testApp()
const tx = () => app().database.read

async function aPaidOrder(method: 'alipay' | 'balance') {
  const shopper = await aShopper(app(), { cents: 5000 })
  const order = await shopper.order([{ ...(await aGood(app().database, { cents: 1280 })), num: 2 }])
  if (method === 'alipay') await payByAlipay(app(), shopper, order.order_sn)
  else await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn })
  return { shopper, order }
}

const give = (orderId: number, cents: number) =>
  app().database.write((write) => refundOrder(write, { orderId, cents, now: app().now }))

const refundsOf = (orderId: number) =>
  tx()
    .selectFrom('refund')
    .select(['status', 'tries', 'amount_cents', 'last_fault'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

const backAt = async (orderId: number) => {
  const { refunded_cents } = await tx()
    .selectFrom('demo_trade')
    .innerJoin('payment', 'payment.sn', 'demo_trade.out_trade_no')
    .where('order_id', '=', orderId)
    .select('refunded_cents')
    .executeTakeFirstOrThrow()
  return refunded_cents
}

/** A provider that only refunds, and answers what the test wants. */
const answering = (answer: () => Promise<RefundAnswer>): Alipay => ({ refund: answer }) as unknown as Alipay
const tryWith = (answer: () => Promise<RefundAnswer>) =>
  tryRefunds({
    database: app().database,
    alipay: answering(answer),
    log: pino({ level: 'silent' }),
    clock: () => app().now,
  })

test('an order paid from the wallet is refunded into it, in the same moment', async () => {
  const { shopper, order } = await aPaidOrder('balance')
  await give(order.id, 1000)
  expect(await shopper.api.wallet.showSummary()).toMatchObject({ data: { balance: '34.40' } })
  expect(await shopper.api.wallet.listMovements({ type: 'in' })).toMatchObject({
    data: {
      data: [
        { kind: 'refund', title: '退款到余额', amount: '10.00', order_sn: order.order_sn },
        { kind: 'gift' },
      ],
    },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('an order paid with Alipay is refunded there, in parts if need be', async () => {
  const { order } = await aPaidOrder('alipay')
  await give(order.id, 1000)
  await give(order.id, 1560)
  expect(await checkBooks(tx())).toEqual([])
  await app().jobs.runNow('try-refunds')
  expect(await backAt(order.id)).toBe(2560)
  expect((await refundsOf(order.id)).map(({ status }) => status)).toEqual(['done', 'done'])
  expect(await checkBooks(tx())).toEqual([])
})

test.each(['alipay', 'balance'] as const)(
  'never more goes back than came by %s, also at once',
  async (method) => {
    const { order } = await aPaidOrder(method)
    const context = await Promise.allSettled(Array.from({ length: 6 }, () => give(order.id, 1000)))
    expect(context.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await app().jobs.runNow('try-refunds')
    expect(await checkBooks(tx())).toEqual([])
  },
)

test('a provider that does not answer is asked again, ever more rarely, under the same number', async () => {
  const { order } = await aPaidOrder('alipay')
  await give(order.id, 2560)
  expect(await tryWith(() => Promise.reject(new Error('no line')))).toBe(1)
  expect(await refundsOf(order.id)).toMatchObject([
    { status: 'wanted', tries: 1, last_fault: 'Error: no line' },
  ])
  expect(await app().jobs.runNow('try-refunds')).toBe(0)
  app().now = new Date(app().now.getTime() + 15_000)
  expect(await tryWith(async () => ({ outcome: 'unknown', fault: '20000' }))).toBe(1)
  app().now = new Date(app().now.getTime() + 15_000)
  expect(await app().jobs.runNow('try-refunds')).toBe(0)
  app().now = new Date(app().now.getTime() + 15_000)
  expect(await app().jobs.runNow('try-refunds')).toBe(1)
  expect(await refundsOf(order.id)).toMatchObject([{ status: 'done', tries: 3, last_fault: '' }])
  expect(await backAt(order.id)).toBe(2560)
})

test('done there but never heard here: asking again finds out and moves nothing a second time', async () => {
  const { order } = await aPaidOrder('alipay')
  await give(order.id, 2560)
  const before = await tx()
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await app().jobs.runNow('try-refunds')
  expect(await backAt(order.id)).toBe(2560)
  // As if the process had died between the provider's answer and our commit.
  const undone = app()
    .database.statement.updateTable('refund')
    .set({ status: 'wanted', done_at: null, try_after: before.try_after })
  await undone.where('id', '=', before.id).execute()
  await app().database.write((write) =>
    import('#features/wallet/server/post-entry.ts').then(({ postEntry }) =>
      postEntry(write, {
        kind: 'refund_paid',
        orderId: order.id,
        reference: 'undone by a test',
        lines: [
          { account: 'refunds_owed', cents: 2560 },
          { account: 'alipay', cents: -2560 },
        ],
        now: app().now,
      }),
    ),
  )
  expect(await app().jobs.runNow('try-refunds')).toBe(1)
  expect(await backAt(order.id)).toBe(2560)
  expect(await refundsOf(order.id)).toMatchObject([{ status: 'done' }])
  expect(await checkBooks(tx())).toEqual([])
})

test('what the provider refuses for good waits for a person and stays owed', async () => {
  const { order } = await aPaidOrder('alipay')
  await give(order.id, 100)
  await tryWith(async () => ({ outcome: 'stuck', fault: '40004 ACQ.TRADE_HAS_CLOSE' }))
  expect(await refundsOf(order.id)).toMatchObject([
    { status: 'stuck', last_fault: '40004 ACQ.TRADE_HAS_CLOSE' },
  ])
  app().now = new Date(app().now.getTime() + 86_400_000)
  expect(await app().jobs.runNow('try-refunds')).toBe(0)
  expect(await checkBooks(tx())).toEqual([])
})
