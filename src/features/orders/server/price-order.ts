import { discountOf } from '#features/orders/orders-rules.ts'
import { type Fee, type Postage, postageOf } from '#features/postage/postage-rules.ts'
import { type Cents, splitCents } from '#platform/money.ts'
import type { Wanted } from './match-goods.ts'

export type Price = {
  goodsCents: Cents
  discountCents: Cents
  postage: Postage
  payCents: Cents
  /** What each line really costs, its share of the coupon deducted; they add up to the goods without the discount. */
  lineCents: Cents[]
}

const centsOf = ({ goods, quantity }: Wanted): Cents => goods.price_cents * quantity

/** What the goods cost before anything comes off or on. */
export const goodsCentsOf = (wanted: readonly Wanted[]): Cents =>
  wanted.reduce((sum, line) => sum + centsOf(line), 0)

const NO_FEE: Fee = { feeCents: 0, freeFromCents: 0 }

export function priceOrder(
  wanted: readonly Wanted[],
  coupon: { amountCents: Cents; enoughCents: Cents } | undefined,
  /** Absent where nothing is sent. */
  fee: Fee | undefined,
): Price {
  const whole = wanted.map(centsOf)
  const goodsCents = goodsCentsOf(wanted)
  const discountCents = coupon ? discountOf(goodsCents, coupon) : 0
  const shares = splitCents(discountCents, whole)
  const postage = postageOf(fee ? wanted.map(posted) : [], fee ?? NO_FEE)
  return {
    goodsCents,
    discountCents,
    postage,
    payCents: goodsCents - discountCents + postage.cents,
    lineCents: whole.map((cents, at) => cents - (shares[at] ?? 0)),
  }
}

const posted = (line: Wanted) => ({
  cents: centsOf(line),
  freeShipping: line.goods.postage === 'free' || line.goods.virtual,
  freeFromCents: line.goods.postage === 'own' ? line.goods.free_shipping_cents : null,
})
