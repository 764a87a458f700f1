import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestCoupon, discountOf } from './orders-rules.ts'

const cents = fc.integer({ min: 0, max: 30_000 })
const coupon = fc.record({
  id: fc.nat(),
  amountCents: cents.map((amount) => amount + 1),
  enoughCents: cents,
  endsAt: fc.date({ noInvalidDate: true }),
})
const DAY = new Date('2026-11-15T00:00:00Z')
const one = (id: number, amountCents: number, enoughCents = 0, endsAt = DAY) => ({
  id,
  amountCents,
  enoughCents,
  endsAt,
})

test('no other coupon would take more off, and none that takes nothing is chosen', () => {
  fc.assert(
    fc.property(cents, fc.array(coupon, { maxLength: 8 }), (goods, coupons) => {
      const best = bestCoupon(goods, coupons)
      const worth = coupons.map((other) => discountOf(goods, other))
      expect(best ? discountOf(goods, best) : 0).toBe(Math.max(0, ...worth))
      expect(best === undefined).toBe(worth.every((off) => off === 0))
    }),
  )
})

test('where several take as much off, the smaller one goes, then the one that ends first', () => {
  expect(bestCoupon(1000, [one(1, 5000), one(2, 1000)])?.id).toBe(2)
  const soon = new Date(DAY.getTime() - 1)
  expect(bestCoupon(5000, [one(1, 1000), one(2, 1000, 0, soon)])?.id).toBe(2)
})

test('goods must cost more than a coupon asks for', () => {
  expect(bestCoupon(5900, [one(1, 1000, 5900)])).toBeUndefined()
  expect(bestCoupon(5901, [one(1, 1000, 5900)])?.id).toBe(1)
})
