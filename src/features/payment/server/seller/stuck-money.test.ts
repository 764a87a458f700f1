import { pino } from 'pino'
import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import type { Alipay, RefundAnswer } from '#features/payment/server/alipay/alipay.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import { alipayScenes } from '#features/payment/server/test-scenes.ts'
import { tryRefunds } from '#features/payment/server/try-refunds.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { payByAlipay } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const { tx, anOrder, messagesOf } = alipayScenes(app)
const seller = () => asSeller(app()).moneySeller

const tryWith = (answer: () => Promise<RefundAnswer>) =>
  tryRefunds({
    database: app().database,
    alipay: { refund: answer } as unknown as Alipay,
    log: pino({ level: 'silent' }),
    clock: () => app().now,
  })

/** A refund of ¥10.00 that Alipay has refused for good. */
async function aStuckRefund() {
  const scene = await anOrder({ cents: 1280 })
  await payByAlipay(app(), scene.shopper, scene.order.order_sn)
  await app().database.write((write) =>
    refundOrder(write, { orderId: scene.order.id, cents: 1000, now: app().now }),
  )
  await tryWith(async () => ({ outcome: 'stuck', fault: '40004 ACQ.TRADE_HAS_CLOSE' }))
  const { sn } = await tx()
    .selectFrom('refund')
    .select('sn')
    .where('order_id', '=', scene.order.id)
    .executeTakeFirstOrThrow()
  return { ...scene, sn }
}

const refundOf = (sn: string) =>
  tx().selectFrom('refund').selectAll().where('sn', '=', sn).executeTakeFirstOrThrow()

const outside = async () => {
  const { cents } = await tx()
    .selectFrom('ledger_line')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_cents'), eb.lit(0)).as('cents'))
    .where('account', '=', 'paid_outside')
    .executeTakeFirstOrThrow()
  return Number(cents)
}

test('what Alipay refuses is listed, and paid by hand with a note the buyer reads', async () => {
  const { sn, shopper, order } = await aStuckRefund()
  const listed = await typeAsSeller(app(), ['money', 'stuck'])
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out).toMatch(
    new RegExp(`${sn} +10\\.00 +Waits for you +Order refund .*${order.order_sn}.*TRADE_HAS_CLOSE`),
  )
  expect(await seller().settleRefund({ sn, note: ' ' })).toMatchObject({ reason: 'money_need_note' })
  expect(await seller().settleRefund({ sn, note: '长'.repeat(201) })).toMatchObject({
    reason: 'money_note_long',
  })
  const before = await outside()
  const note = '银行转账，流水号 20261114001'
  expect(await typeAsSeller(app(), ['money', 'settle', sn, '--note', note])).toMatchObject({
    code: 0,
    out: `Refund ${sn} is settled: you paid ¥10.00 yourself, and the buyer has been told\n`,
  })
  expect(await refundOf(sn)).toMatchObject({ status: 'settled', note })
  expect(await outside()).toBe(before + 1000)
  expect(await checkBooks(tx())).toEqual([])
  expect((await messagesOf(shopper.id)).at(-1)).toMatchObject({
    kind: 'refund_settled',
    data: { amount: '10.00', note },
  })
  const lines = await tx()
    .selectFrom('audit_line')
    .select(['reason', 'thing'])
    .where('thing_id', '=', sn)
    .execute()
  expect(lines).toEqual([{ thing: 'refund', reason: note }])
  expect((await typeAsSeller(app(), ['money', 'stuck'])).out).not.toContain(sn)
  expect(await seller().settleRefund({ sn, note })).toMatchObject({ reason: 'money_back_already' })
  expect(await seller().retryRefund({ sn })).toMatchObject({ reason: 'money_back_already' })
  expect(await seller().retryRefund({ sn: 'R0' })).toMatchObject({ reason: 'money_no_refund' })
})

test('asked for once more, Alipay may pay after all; until it says, nobody settles it by hand', async () => {
  const { sn } = await aStuckRefund()
  expect(await seller().retryRefund({ sn })).toMatchObject({ code: 1, data: { sn, amount: '10.00' } })
  expect(await seller().settleRefund({ sn, note: '转账' })).toMatchObject({ reason: 'money_still_tried' })
  await app().jobs.runNow('try-refunds')
  expect(await refundOf(sn)).toMatchObject({ status: 'done', last_fault: '' })
  expect(await seller().settleRefund({ sn, note: '转账' })).toMatchObject({ reason: 'money_back_already' })
  expect(await checkBooks(tx())).toEqual([])
})

test('settled by hand and tried again in the same moment: the buyer is paid once', async () => {
  for (let n = 0; n < 4; n += 1) {
    const { sn } = await aStuckRefund()
    const before = await outside()
    await Promise.all([
      seller().settleRefund({ sn, note: '转账' }),
      seller().retryRefund({ sn }),
      app().jobs.runNow('try-refunds'),
      seller().settleRefund({ sn, note: '又一次' }),
    ])
    await app().jobs.runNow('try-refunds')
    const { status } = await refundOf(sn)
    expect(['settled', 'done']).toContain(status)
    expect(await outside()).toBe(before + (status === 'settled' ? 1000 : 0))
    const asked = await tx()
      .selectFrom('demo_refund')
      .select('amount_cents')
      .where('out_request_no', '=', sn)
      .execute()
    expect(asked).toHaveLength(status === 'settled' ? 0 : 1)
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('who has paid more by hand than they may alone waits until a second person agrees', async () => {
  await asSeller(app()).siteSeller.changeSetting({ module: 'sums', key: 'accountant_each', value: 9 })
  const accountant = await aPersonAtDesk(app(), 'accountant')
  const manager = await aPersonAtDesk(app(), 'manager')
  const { sn } = await aStuckRefund()
  const asked = await accountant.call('moneySeller', 'settleRefund', { sn, note: '银行转账' })
  const { approval_id: id } = asked.data as { approval_id: number }
  expect(await refundOf(sn)).toMatchObject({ status: 'stuck' })
  expect(await accountant.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({
    reason: 'approvals_own',
  })
  expect(await manager.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({
    code: 1,
    data: { act: 'settle', amount: '10.00' },
  })
  expect(await refundOf(sn)).toMatchObject({ status: 'settled', note: '银行转账' })
  expect(await checkBooks(tx())).toEqual([])
})
