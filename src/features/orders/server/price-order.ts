import { discountOf } from '#features/orders/orders-rules.ts'
import { type Cents, splitCents } from '#platform/money.ts'
import type { Wanted } from './match-goods.ts'

export type Price = {
  goodsCents: Cents
  discountCents: Cents
  dispatchCents: Cents
  payCents: Cents
  /** What each line really costs, its share of the coupon deducted; they add up to the goods without the discount. */
  lineCents: Cents[]
}

/** Postage is free throughout. */
const DISPATCH: Cents = 0

export function priceOrder(
  wanted: readonly Wanted[],
  coupon: { amountCents: Cents; enoughCents: Cents } | undefined,
): Price {
  const whole = wanted.map(({ goods, quantity }) => goods.price_cents * quantity)
  const goodsCents = whole.reduce((sum, cents) => sum + cents, 0)
  const discountCents = coupon ? discountOf(goodsCents, coupon) : 0
  const shares = splitCents(discountCents, whole)
  return {
    goodsCents,
    discountCents,
    dispatchCents: DISPATCH,
    payCents: goodsCents - discountCents + DISPATCH,
    lineCents: whole.map((cents, at) => cents - (shares[at] ?? 0)),
  }
}
