import { beforeEach, expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { approvalScenes } from '#features/approvals/server/test-scenes.ts'
import type { ProductPostage } from '#features/postage/postage-rules.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aGood, aPaidOrder } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from '../test-scenes.ts'

const app = testApp()
const { limit, auditOf } = approvalScenes(app)
const { tx, rich, balanceOf, messagesOf } = afterSaleScenes(app)
const seller = () => asSeller(app()).refundsSeller
const WHY = '包裹迟到两天'

beforeEach(async () => {
  const terms = { fee: '8.00', free_from: '88.00', cut_off_hour: 16, transit_days: 2 }
  await asSeller(app()).postageSeller.changePostage(terms)
})

async function anOrder(postage: ProductPostage = 'shop') {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 2000, postage })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
  return { shopper, order, order_sn: order.order_sn }
}

test('the postage alone goes back once, the buyer is told, and it does not come again with the goods', async () => {
  const { shopper, order, order_sn } = await anOrder()
  expect(await seller().refundPostage({ order_sn, reason: ' ' })).toMatchObject({ reason: 'refunds_why' })
  expect(await asSeller(app()).ordersSeller.showSellerOrder({ order_sn })).toMatchObject({
    data: { postage_left: '8.00' },
  })
  expect(await seller().refundPostage({ order_sn, reason: WHY })).toMatchObject({
    code: 1,
    data: { amount: '8.00', is_refunded: 0 },
  })
  expect(await balanceOf(shopper)).toBe('980.00')
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({
    kind: 'order_refunded',
    data: { amount: '8.00', reason: WHY },
  })
  expect(await auditOf('order', order_sn)).toMatchObject([
    { after: { postage_refunded: '8.00' }, reason: WHY },
  ])
  expect(await seller().refundPostage({ order_sn, reason: WHY })).toMatchObject({
    reason: 'refunds_postage_back',
  })
  expect(await asSeller(app()).ordersSeller.showSellerOrder({ order_sn })).toMatchObject({
    data: { postage_left: '0.00' },
  })
  expect(await checkBooks(tx())).toEqual([])
  expect(await seller().cancelPaidOrder({ order_sn, reason: '缺货' })).toMatchObject({
    data: { amount: '28.00' },
  })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
    data: { refunded_amount: '28.00', is_refunded: 1 },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('where none was paid, or it went back with the goods, there is no postage to give back', async () => {
  const free = await anOrder('free')
  expect(await seller().refundPostage({ order_sn: free.order_sn, reason: WHY })).toMatchObject({
    reason: 'refunds_no_postage',
  })
  const { order_sn } = await anOrder()
  await seller().cancelPaidOrder({ order_sn, reason: '缺货' })
  expect(await seller().refundPostage({ order_sn, reason: WHY })).toMatchObject({
    reason: 'refunds_postage_back',
  })
})

test('asked for twice in one moment, and beside a refund of everything, it goes back once', async () => {
  const { shopper, order_sn } = await anOrder()
  await Promise.all([
    seller().refundPostage({ order_sn, reason: WHY }),
    seller().refundPostage({ order_sn, reason: WHY }),
    seller().refundPaidOrder({ order_sn, reason: '缺货' }),
  ])
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await checkBooks(tx())).toEqual([])
})

test('beyond the sum it waits for a second person too', async () => {
  await limit('support', 5, 5)
  const support = await aPersonAtDesk(app(), 'support')
  const chief = await aPersonAtDesk(app(), 'manager')
  const { shopper, order_sn } = await anOrder()
  const { data } = await support.call('refundsSeller', 'refundPostage', { order_sn, reason: WHY })
  const { approval_id: id } = data as { approval_id: number }
  expect(await balanceOf(shopper)).toBe('972.00')
  expect(await chief.call('approvalsSeller', 'agreeToApproval', { id })).toMatchObject({ code: 1 })
  expect(await balanceOf(shopper)).toBe('980.00')
})
