import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { aShopper, decide, fillWallet, openGateway } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tx = () => app().database.read

test.each([
  [{}, '请输入充值金额', 'Please enter an amount'],
  [{ amount: 'ten' }, '请输入充值金额', 'Please enter an amount'],
  [{ amount: '1.234' }, '请输入充值金额', 'Please enter an amount'],
  [{ amount: '0.99' }, '单次充值金额为 1 到 5000 元', 'You can top up ¥1 to ¥5,000 at a time'],
  [{ amount: '-5' }, '单次充值金额为 1 到 5000 元', 'You can top up ¥1 to ¥5,000 at a time'],
  [{ amount: 5000.01 }, '单次充值金额为 1 到 5000 元', 'You can top up ¥1 to ¥5,000 at a time'],
])('%j is told "%s"', async (input, zh, en) => {
  const { token } = await aShopper(app())
  expect(await app().call('/v1/wallet/top-up', input, { token })).toMatchObject({ code: 0, msg: zh })
  expect(await app().call('/v1/wallet/top-up', input, { token, language: 'en-us' })).toMatchObject({
    code: 0,
    msg: en,
  })
})

test('a top-up arrives in the wallet, once', async () => {
  const shopper = await aShopper(app())
  const started = (await shopper.api.payment.topUp({ amount: '100' })).data
  expect(started).toMatchObject({ amount: '100.00', sn: expect.stringMatching(/^P\d{22}$/) })
  const sn = started?.sn ?? ''
  expect(await shopper.api.payment.topUpState({ sn })).toMatchObject({
    data: { state: 'unpaid', balance: '0.00' },
  })
  const { tradeNo, text } = await openGateway(app(), started?.markup ?? '')
  expect(text).toContain('¥100.00')
  await decide(app(), tradeNo, 'twice')
  expect(await shopper.api.payment.topUpState({ sn })).toMatchObject({
    code: 1,
    data: { sn, state: 'paid', amount: '100.00', balance: '100.00' },
  })
  await app().jobs.runNow('try-refunds')
  expect(await shopper.api.wallet.showSummary()).toMatchObject({
    data: { balance: '100.00', total_in: '100.00' },
  })
  expect(await checkBooks(tx())).toEqual([])
  const stranger = await aShopper(app())
  expect(await stranger.api.payment.topUpState({ sn })).toMatchObject({ code: 0, msg: '支付单不存在' })
})

test('the same amount asked for again, at once or later, is the same attempt', async () => {
  const shopper = await aShopper(app())
  const started = await Promise.all([1, 2, 3, 4].map(() => shopper.api.payment.topUp({ amount: 66 })))
  expect(new Set(started.map(({ data }) => data?.sn)).size).toBe(1)
  const other = await shopper.api.payment.topUp({ amount: 67 })
  expect(other.data?.sn).not.toBe(started[0]?.data?.sn)
  app().now = new Date(app().now.getTime() + 21 * 60_000)
  const later = await shopper.api.payment.topUp({ amount: 66 })
  expect(later.data?.sn).not.toBe(started[0]?.data?.sn)
})

test('a top-up whose notice is lost is found by asking, also after its time is up', async () => {
  const shopper = await aShopper(app())
  const started = (await shopper.api.payment.topUp({ amount: 20 })).data
  const { tradeNo } = await openGateway(app(), started?.markup ?? '')
  await app()
    .database.statement.updateTable('demo_trade')
    .set({ notify_url: 'http://127.0.0.1:9/' })
    .where('trade_no', '=', tradeNo)
    .execute()
  await decide(app(), tradeNo, 'pay')
  app().now = new Date(app().now.getTime() + 3_600_000)
  await app().jobs.runNow('ask-payments')
  expect(await shopper.api.wallet.showSummary()).toMatchObject({ data: { balance: '20.00' } })
})

test('a top-up nobody pays is given up after its time', async () => {
  const shopper = await aShopper(app())
  const opened = (await shopper.api.payment.topUp({ amount: 20 })).data
  const { tradeNo } = await openGateway(app(), opened?.markup ?? '')
  const never = (await shopper.api.payment.topUp({ amount: 30 })).data
  app().now = new Date(app().now.getTime() + 32 * 60_000)
  await app().jobs.runNow('ask-payments')
  for (const sn of [opened?.sn ?? '', never?.sn ?? '']) {
    expect(await shopper.api.payment.topUpState({ sn })).toMatchObject({ data: { state: 'closed' } })
  }
  expect((await decide(app(), tradeNo, 'pay')).text).toContain('交易已关闭')
})

test('the history is paged and filtered, newest first', async () => {
  const shopper = await aShopper(app())
  for (let n = 1; n <= 23; n += 1) await fillWallet(app().database, shopper.id, n)
  const first = (await shopper.api.wallet.listMovements({ type: 'in' })).data
  expect(first).toMatchObject({ total: 23, per_page: 20, current_page: 1 })
  expect(first?.data[0]).toMatchObject({ amount: '0.23', balance: '2.76' })
  const second = (await shopper.api.wallet.listMovements({ type: 'all', page: 2 })).data
  expect(second?.data.map(({ amount }) => amount)).toEqual(['0.03', '0.02', '0.01'])
  expect(await shopper.api.wallet.listMovements({ type: 'out' })).toMatchObject({
    data: { total: 0, data: [] },
  })
  expect(await shopper.api.wallet.listMovements({ page: 99 })).toMatchObject({
    data: { total: 23, data: [] },
  })
  const stranger = await aShopper(app())
  expect(await stranger.api.wallet.listMovements({})).toMatchObject({ data: { total: 0 } })
})
