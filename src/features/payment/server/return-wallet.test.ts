import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import {
  aGood,
  aNotice,
  aShopper,
  decide,
  fillWallet,
  moveOrder,
  openGateway,
  PAYMENT_PASSWORD,
  type Shopper,
  sendNotice,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowOf } from '#testing/table-rows.ts'
import { refundOrder } from './refund-order.ts'

const app = testApp()
const tx = () => app().database.read

async function topUp(shopper: Shopper, amount: number) {
  const started = (await shopper.api.payment.topUp({ amount })).data
  const { tradeNo } = await openGateway(app(), started?.markup ?? '')
  await decide(app(), tradeNo, 'pay')
}

async function spend(shopper: Shopper, cents: number) {
  const order = await shopper.order([{ ...(await aGood(app().database, { cents })), num: 1 }])
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn })
  return order
}

/** What each top-up brought and what of it is on its way back, the oldest first. */
const receiptsOf = async (buyerId: number) =>
  (
    await tx()
      .selectFrom('receipt')
      .innerJoin('payment', 'payment.id', 'receipt.payment_id')
      .where('buyer_id', '=', buyerId)
      .where('used_for', '=', 'top_up')
      .select(['receipt.amount_cents', 'refunded_cents'])
      .orderBy('receipt.id')
      .execute()
  ).map(({ amount_cents, refunded_cents }) => [amount_cents, refunded_cents])

const summaryOf = async (shopper: Shopper) => (await shopper.api.wallet.showSummary()).data
const giveBack = (shopper: Shopper) => shopper.api.payment.returnUnspent()
const close = (shopper: Shopper) =>
  app().as({ token: shopper.token }).account.closeAccount({ password: 'secret1' })

test('unspent top-ups go back to their payments, the newest first; gifts stay', async () => {
  const shopper = await aShopper(app())
  expect(await giveBack(shopper)).toMatchObject({ code: 0, msg: '没有可退回的充值金额' })
  await topUp(shopper, 30)
  await topUp(shopper, 50)
  const other = await aShopper(app())
  await topUp(other, 90)
  await spend(shopper, 1500)
  await fillWallet(app().database, shopper.id, 700)
  expect(await summaryOf(shopper)).toMatchObject({ balance: '72.00', returnable: '65.00' })
  const answers = await Promise.all([1, 2, 3].map(() => giveBack(shopper)))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1])
  expect(answers.find(({ code }) => code === 1)).toMatchObject({
    msg: '¥65.00 正在原路退回您的支付宝账户',
    data: { amount: '65.00' },
  })
  expect(await receiptsOf(shopper.id)).toEqual([
    [3000, 1500],
    [5000, 5000],
  ])
  expect(await receiptsOf(other.id)).toEqual([[9000, 0]])
  expect(await summaryOf(shopper)).toMatchObject({ balance: '7.00', returnable: '0.00' })
  expect(await shopper.api.wallet.listMovements({ type: 'out' })).toMatchObject({
    data: {
      data: [
        { kind: 'top_up_return', title: '充值退回', amount: '-15.00' },
        { kind: 'top_up_return', amount: '-50.00' },
        { kind: 'purchase' },
      ],
    },
  })
  expect(await checkBooks(tx())).toEqual([])
  await app().jobs.runNow('try-refunds')
  const [trades] = await tx()
    .selectFrom('demo_trade')
    .innerJoin('payment', 'payment.sn', 'out_trade_no')
    .where('buyer_id', '=', shopper.id)
    .select((eb) => eb.fn.sum<number>('refunded_cents').as('back'))
    .execute()
  expect(Number(trades?.back)).toBe(6500)
  expect(await checkBooks(tx())).toEqual([])
})

test('paying and taking back in the same moment never makes more of the money', async () => {
  for (let n = 0; n < 3; n += 1) {
    const shopper = await aShopper(app())
    await topUp(shopper, 20)
    const order = await shopper.order([{ ...(await aGood(app().database, { cents: 1500 })), num: 1 }])
    const [paid] = await Promise.all([
      shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn }),
      giveBack(shopper),
      giveBack(shopper),
    ])
    const back = (await receiptsOf(shopper.id)).reduce((sum, [, cents = 0]) => sum + cents, 0)
    expect(back + (paid.code === 1 ? 1500 : 0)).toBe(2000)
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('closing an account sends its money back; what no top-up brought waits for the seller', async () => {
  const shopper = await aShopper(app(), { password: 'secret1' })
  await topUp(shopper, 40)
  await fillWallet(app().database, shopper.id, 300)
  expect(await close(shopper)).toMatchObject({ code: 1 })
  expect(await receiptsOf(shopper.id)).toEqual([[4000, 4000]])
  expect(await checkBooks(tx())).toEqual([])
  const stuck = (await asSeller(app()).moneySeller.listStuckMoney({})).data?.data ?? []
  const mine = stuck.filter(({ buyer_id }) => buyer_id === shopper.id)
  expect(mine).toMatchObject([{ amount: '3.00', reason: 'wallet', state: 'stuck', trade_no: '' }])
  const sn = mine[0]?.sn ?? ''
  const { retryRefund, settleRefund } = asSeller(app()).moneySeller
  expect(await retryRefund({ sn })).toMatchObject({ reason: 'money_no_way_back' })
  expect(await settleRefund({ sn, note: '现金' })).toMatchObject({ code: 1 })
  await app().jobs.runNow('try-refunds')
  expect(await checkBooks(tx())).toEqual([])
})

test('money that reaches a closed account goes on to where it came from', async () => {
  const shopper = await aShopper(app(), { password: 'secret1' })
  await topUp(shopper, 40)
  const order = await spend(shopper, 1000)
  const pending = (await shopper.api.payment.topUp({ amount: 25 })).data
  const late = await openGateway(app(), pending?.markup ?? '')
  await moveOrder(app(), order.id, ORDER.completed)
  expect(await close(shopper)).toMatchObject({ code: 1 })
  await app().database.write((write) => refundOrder(write, { orderId: order.id, cents: 600, now: app().now }))
  expect(await receiptsOf(shopper.id)).toEqual([[4000, 3600]])
  await decide(app(), late.tradeNo, 'pay')
  const told = await aNotice(app(), { sn: pending?.sn ?? '', amount: '25.00', tradeNo: late.tradeNo })
  expect(await sendNotice(app(), told)).toBe('success')
  expect(await rowOf(app(), 'wallet', { buyer_id: shopper.id })).toMatchObject({ balance_cents: 0 })
  await app().jobs.runNow('try-refunds')
  const waiting = tx().selectFrom('refund').select('sn').where('buyer_id', '=', shopper.id)
  expect(await waiting.where('status', '!=', 'done').execute()).toEqual([])
})
