import { afterEach, expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { afterSaleScenes } from '#features/after-sales/server/test-scenes.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { anAfterSale } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { approvalScenes } from './test-scenes.ts'

const app = testApp()
const { limit, anOrderOf, refundedOf, auditOf } = approvalScenes(app)
const { balanceOf, statusOf } = afterSaleScenes(app)

afterEach(() => {
  app().now = new Date()
})

const giveBack = (order_sn: string, amount?: string) => ({ order_sn, amount, reason: '有磕碰' })

test('up to the own sum a person gives back alone, and beyond it nothing moves before a second one agrees', async () => {
  await limit('support', 50, 200)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'manager')
  const { shopper, order } = await anOrderOf(12_000)
  const { order_sn, id } = order
  expect(await support.call('refundsSeller', 'refundPaidOrder', giveBack(order_sn, '50'))).toMatchObject({
    data: { amount: '50.00', approval_id: 0 },
  })
  const asked = await support.call('refundsSeller', 'refundPaidOrder', giveBack(order_sn, '50.01'))
  expect(asked).toMatchObject({ code: 1, data: { amount: '0.00', approval_id: expect.any(Number) } })
  const { approval_id } = asked.data as { approval_id: number }
  expect(approval_id).toBeGreaterThan(0)
  expect(await refundedOf(id)).toBe(5000)
  // Once at a time, and not by whoever asked.
  expect(await support.call('refundsSeller', 'refundPaidOrder', giveBack(order_sn, '60'))).toMatchObject({
    reason: 'approvals_asked_already',
  })
  const waiting = (await chief.call('approvalsSeller', 'listApprovals')).data as {
    data: { order_sn: string }[]
  }
  expect(waiting.data.filter((one) => one.order_sn === order_sn)).toMatchObject([
    { id: approval_id, act: 'refund', amount: '50.01', reason: '有磕碰', mine: 0, state: 'open' },
  ])
  expect(await chief.call('approvalsSeller', 'agreeToApproval', { id: approval_id })).toMatchObject({
    code: 1,
    data: { state: 'agreed', amount: '50.01' },
  })
  expect(await balanceOf(shopper)).toBe('110.01')
  expect(await chief.call('approvalsSeller', 'agreeToApproval', { id: approval_id })).toMatchObject({
    reason: 'approvals_none',
  })
  // Both answer for it.
  expect((await auditOf('order', order_sn)).at(-1)).toMatchObject({
    actor: `seller:${chief.email}`,
    call: 'approvalsSeller.agreeToApproval',
    after: { refunded: '50.01', asked_by: support.email },
  })
  expect(await auditOf('approval', approval_id)).toMatchObject([
    { actor: `seller:${chief.email}`, after: { state: 'agreed', asked_by: support.email } },
  ])
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('small sums add up over the day: of ten times 49 with 50 at once and 200 a day the fifth waits', async () => {
  await limit('support', 50, 200)
  const support = await aPersonAtDesk(app(), 'support')
  const orders = await Promise.all(Array.from({ length: 5 }, () => anOrderOf(4900)))
  const given: boolean[] = []
  for (const { order } of orders) {
    const { data } = await support.call('refundsSeller', 'refundPaidOrder', giveBack(order.order_sn))
    given.push((data as { approval_id: number }).approval_id === 0)
  }
  expect(given).toEqual([true, true, true, true, false])
  // Another day, another sum; a colleague has one of their own.
  const colleague = await aPersonAtDesk(app(), 'support')
  const { order } = await anOrderOf(4900)
  expect(
    await colleague.call('refundsSeller', 'refundPaidOrder', giveBack(order.order_sn, '1')),
  ).toMatchObject({ data: { approval_id: 0 } })
  app().now = later(app().now, days(1))
  const tomorrow = await aPersonAtDesk(app(), 'support')
  expect(
    await tomorrow.call('refundsSeller', 'refundPaidOrder', giveBack(order.order_sn, '48')),
  ).toMatchObject({ data: { approval_id: 0 } })
})

test('nobody agrees to their own, who may not agree may not, and what is declined or withdrawn is over', async () => {
  await limit('manager', 0, 0)
  const asker = await aPersonAtDesk(app(), 'manager')
  const other = await aPersonAtDesk(app(), 'accountant')
  const support = await aPersonAtDesk(app(), 'support')
  const { order } = await anOrderOf(2000)
  const ask = async () => {
    const { data } = await asker.call('refundsSeller', 'refundPaidOrder', giveBack(order.order_sn, '5'))
    return (data as { approval_id: number }).approval_id
  }
  const id = await ask()
  expect(await asker.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({
    reason: 'approvals_own',
  })
  expect(await support.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({
    reason: 'people_no_right',
  })
  expect(await support.call('approvalsSeller', 'withdrawApproval', { id })).toMatchObject({
    reason: 'approvals_none',
  })
  expect(await other.call('approvalsSeller', 'declineApproval', { id })).toMatchObject({
    reason: 'approvals_need_reason',
  })
  expect(await other.call('approvalsSeller', 'declineApproval', { id, reason: '照片不清楚' })).toMatchObject({
    data: { state: 'declined', note: '照片不清楚', decided_by: 'accountant' },
  })
  const again = await ask()
  expect(await asker.call('approvalsSeller', 'withdrawApproval', { id: again })).toMatchObject({
    data: { state: 'withdrawn' },
  })
  const late = await ask()
  app().now = later(app().now, days(2))
  const owner = await aPersonAtDesk(app(), 'owner')
  expect(await owner.call('approvalsSeller', 'agreeToApproval', { id: late })).toMatchObject({
    reason: 'approvals_none',
  })
  expect(await app().jobs.runNow('approvals')).toBeGreaterThan(0)
  expect(await refundedOf(order.id)).toBe(0)
  const states = await owner.call('approvalsSeller', 'listApprovals', { all: 1 })
  expect((states.data as { data: { state: string }[] }).data.slice(0, 3).map(({ state }) => state)).toEqual([
    'expired',
    'withdrawn',
    'declined',
  ])
})

test('approving, offering and calling off wait too, and are done as they were asked for', async () => {
  await limit('support', 10, 100)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'owner')
  const agree = async (answer: { data: unknown }) => {
    const id = (answer.data as { approval_id: number }).approval_id
    return chief.call('approvalsSeller', 'agreeToApproval', { id })
  }
  const bought = await anOrderOf(3000)
  const request = await anAfterSale(app(), bought.shopper, bought.order)
  const offered = await support.call('afterSalesSeller', 'offerSum', { id: request.id, amount: '15' })
  expect(offered).toMatchObject({ data: { offer: '', aftersale_status: AFTER_SALE.applied } })
  await agree(offered)
  expect(await bought.shopper.api.afterSales.afterSaleDetail({ id: request.id })).toMatchObject({
    data: { offer: { amount: '15.00' } },
  })
  await bought.shopper.api.afterSales.refuseOffer({ id: request.id })
  const approved = await support.call('afterSalesSeller', 'approveAfterSale', { id: request.id })
  expect(approved).toMatchObject({ data: { aftersale_status: AFTER_SALE.applied } })
  await agree(approved)
  expect(await balanceOf(bought.shopper)).toBe('40.00')
  const called = await anOrderOf(3000)
  const { order_sn, id } = called.order
  const cancelled = await support.call('refundsSeller', 'cancelPaidOrder', { order_sn, reason: '缺货' })
  expect(await statusOf(id)).toBe(ORDER.paid)
  expect(await agree(cancelled)).toMatchObject({ data: { act: 'cancel', amount: '30.00' } })
  expect(await statusOf(id)).toBe(ORDER.completed)
  expect(await balanceOf(called.shopper)).toBe('40.00')
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('what the world no longer allows is refused when somebody agrees, and can still be declined', async () => {
  await limit('support', 10, 100)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'owner')
  const { order } = await anOrderOf(3000)
  const { order_sn } = order
  const asked = await support.call('refundsSeller', 'refundPaidOrder', giveBack(order_sn, '20'))
  const { approval_id: id } = asked.data as { approval_id: number }
  // The command is not held up by sums.
  expect(await asSeller(app()).refundsSeller.refundPaidOrder(giveBack(order_sn))).toMatchObject({
    data: { amount: '30.00', approval_id: 0 },
  })
  expect(await chief.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({
    reason: 'refunds_nothing_left',
  })
  expect(await chief.call('approvalsSeller', 'declineApproval', { id, reason: '已退' })).toMatchObject({
    code: 1,
  })
})

test('only an owner changes the sums, and an owner who works alone waits for nobody', async () => {
  await limit('owner', 1, 1)
  const manager = await aPersonAtDesk(app(), 'manager')
  const raise = { module: 'sums', key: 'manager_each', value: 999_999 }
  expect(await manager.call('siteSeller', 'changeSetting', raise)).toMatchObject({
    reason: 'sellersite_setting_owner',
  })
  const owner = await aPersonAtDesk(app(), 'owner')
  expect(await owner.call('siteSeller', 'changeSetting', raise)).toMatchObject({ code: 1 })
  const { order } = await anOrderOf(2000)
  const ask = () => owner.call('refundsSeller', 'refundPaidOrder', giveBack(order.order_sn, '2'))
  expect(((await ask()).data as { approval_id: number }).approval_id).toBeGreaterThan(0)
  await app()
    .database.statement.updateTable('person')
    .set({ blocked_at: app().now })
    .where('id', '!=', owner.id)
    .execute()
  const { order: another } = await anOrderOf(2000)
  expect(await owner.call('refundsSeller', 'refundPaidOrder', giveBack(another.order_sn, '2'))).toMatchObject(
    {
      data: { amount: '2.00', approval_id: 0 },
    },
  )
})
