import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { Order, OrderItem } from '#features/orders/orders-contract.ts'
import { select } from '#platform/database/raw-sql.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aCoupon, aGood, aPaidOrder, aShopper, REASONS, type Shopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const tx = () => app().database.read

const lines = fc.array(
  fc.record({ cents: fc.integer({ min: 1, max: 9999 }), num: fc.integer({ min: 1, max: 9 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
)
const scenes = fc.record({
  lines,
  coupon: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: 0 }),
  status: fc.constantFrom(ORDER.paid, ORDER.shipped, ORDER.received),
  method: fc.constantFrom('balance', 'alipay') as fc.Arbitrary<'balance' | 'alipay'>,
  /** Which item is tried next, by whom and how much of it; often more than is left. */
  tries: fc.array(
    fc.record({
      at: fc.nat({ max: 3 }),
      how: fc.constantFrom('ask', 'give', 'sum'),
      num: fc.integer({ min: 1, max: 6 }),
    }),
    { minLength: 4, maxLength: 8 },
  ),
})

test('whatever is bought with whatever coupon, refunds in parts add up to what was paid and never to more', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      const shopper = await aShopper(app(), { cents: 1_000_000 })
      const goods = await Promise.all(
        scene.lines.map(async ({ cents, num }) => ({ ...(await aGood(app().database, { cents })), num })),
      )
      const order = await aPaidOrder(app(), shopper, {
        goods,
        status: scene.status,
        method: scene.method,
        couponId: await couponFor(shopper, scene),
      })
      const paid = fromYuan(order.pay_fee) ?? 0
      for (const one of scene.tries) {
        const item = order.items[one.at]
        if (item) await tryRefund(shopper, order, item, one)
        expect(await refundedOf(order.id)).toBeLessThanOrEqual(paid)
      }
      // Then all that is left of each, so that everything is refunded in the end.
      for (const item of order.items) await ask(shopper, order, item)
      expect(await refundedOf(order.id)).toBe(paid)
      expect(await shopper.api.orders.orderDetail({ id: order.id })).toMatchObject({
        data: { is_refunded: 1, refunded_amount: order.pay_fee },
      })
      expect(await checkBooks(tx())).toEqual([])
    }),
    { numRuns: 15 },
  )
})

type Try = { how: string; num: number }

/** The buyer asks for pieces and is granted them twice at once, or the seller gives pieces or a sum. */
async function tryRefund(shopper: Shopper, order: Order, item: OrderItem, { how, num }: Try): Promise<void> {
  if (how === 'ask') return ask(shopper, order, item, num)
  const about = { order_sn: order.order_sn, sku_id: item.product_sku_price_id, reason: '补偿' }
  const much = how === 'give' ? { num } : { amount: toYuan(num * 137) }
  await asSeller(app()).refundsSeller.refundPaidOrder({ ...about, ...much })
}

async function ask({ api }: Shopper, order: Order, item: OrderItem, num?: number): Promise<void> {
  const about = { order_id: order.id, order_item_id: item.id, ...(num ? { num } : {}) }
  const submitted = await api.afterSales.submitAfterSale({ type: 'refund', reason: REASONS.refund, ...about })
  if (submitted.code !== 1) return
  const { id } = submitted.data
  const approvals = await Promise.all(
    [1, 2].map(() => asSeller(app()).afterSalesSeller.approveAfterSale({ id })),
  )
  expect(approvals.filter(({ code }) => code === 1)).toHaveLength(1)
}

async function couponFor(
  { api }: Awaited<ReturnType<typeof aShopper>>,
  { coupon, lines }: { coupon: number; lines: { cents: number; num: number }[] },
): Promise<number> {
  const total = lines.reduce((sum, { cents, num }) => sum + cents * num, 0)
  // One that pays for everything leaves nothing to give back; its order is not what this is about.
  if (coupon === 0 || coupon >= total) return 0
  const { code } = await aCoupon(app().database, { amountCents: coupon })
  const redeemed = await api.orders.redeemCoupon({ coupon_code: code })
  return redeemed.code === 1 ? redeemed.data.id : 0
}

async function refundedOf(orderId: number): Promise<number> {
  const rows = await select<{ cents: number }>(tx())`
    select coalesce(sum(amount_cents), 0)::int as cents from refund where order_id = ${orderId}`
  return rows[0]?.cents ?? 0
}

test('what a coupon paid for as a whole is refunded with nothing', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { cents: 500, stock: 3 })
  const { code } = await aCoupon(app().database, { amountCents: 900 })
  const redeemed = await shopper.api.orders.redeemCoupon({ coupon_code: code })
  const couponId = redeemed.code === 1 ? redeemed.data.id : 0
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }], couponId })
  const asked = { order_id: order.id, order_item_id: order.items[0]?.id ?? 0 }
  const submitted = await shopper.api.afterSales.submitAfterSale({
    type: 'refund',
    reason: REASONS.refund,
    ...asked,
  })
  expect(submitted).toMatchObject({ code: 1, data: { refund_amount: '0.00' } })
  const id = submitted.code === 1 ? submitted.data.id : 0
  expect(await asSeller(app()).afterSalesSeller.approveAfterSale({ id })).toMatchObject({ code: 1 })
  expect(await refundedOf(order.id)).toBe(0)
  expect(await checkBooks(tx())).toEqual([])
})
