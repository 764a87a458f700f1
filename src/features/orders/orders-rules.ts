import { type GoodsPointer, isQuantity } from '#features/cart/quantity-rules.ts'
import { cleanLine, cleanParagraphs } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import * as m from '#words'

/** Pure rules of buying, shared by the pages and the server. No zod here: the browser carries this file. */
export const MAX_REMARK = 200
export const MAX_OPEN_ORDERS = 20
export const ORDERS_A_MINUTE = 30
export const PAYMENT_MINUTES = 30
/** Unless the shop's settings say otherwise: what one buyer may keep from others without paying, of one sku and in all. */
export const UNPAID_OF_SKU = 99
export const UNPAID_PIECES = 300
export const ORDERS_PER_PAGE = 10
/** Unless the shop's settings say otherwise. */
export const AUTO_CONFIRM_DAYS = 7
export const REVIEW_DAYS = 7
export const DOWNLOAD_MINUTES = 10
export const MAX_COUPON_CODE = 32

/** Lines of one sku become one, so that stock, quantity and price are judged together. */
export function mergeGoods<T extends GoodsPointer>(goods: readonly T[]): T[] {
  const merged = new Map<number, T>()
  for (const line of goods) {
    const earlier = merged.get(line.sku_price_id)
    // A sku belongs to one product; a line that says otherwise stays apart and is refused.
    if (earlier && earlier.product_id === line.product_id) {
      merged.set(line.sku_price_id, { ...earlier, num: earlier.num + line.num })
    } else if (earlier) return [...goods]
    else merged.set(line.sku_price_id, line)
  }
  return [...merged.values()]
}

/** What is wrong with an order before anything is looked up. */
export function orderFaults({ goods, remark }: { goods: readonly GoodsPointer[]; remark: string }) {
  const quantities = [...goods, ...mergeGoods(goods)].map((line) => line.num)
  return faultsOf(
    ['goods', m.orders_choose_goods, goods.length === 0],
    ['goods', m.orders_choose_sku, goods.some((line) => line.sku_price_id === 0)],
    ['goods', m.orders_quantity_wrong, !quantities.every(isQuantity)],
    ['remark', m.orders_remark_long, cleanParagraphs(remark).length > MAX_REMARK],
  )
}

/** How a promo code is compared: people type blanks and small letters. */
export const readCouponCode = (text: string) => cleanLine(text).toUpperCase()

export const couponCodeFaults = ({ code }: { code: string }) =>
  faultsOf(['code', m.orders_coupon_empty, readCouponCode(code) === ''])

/** A coupon counts when the goods cost strictly more than its `enough`. Cents, as everywhere below the wire. */
export const couponApplies = (goodsCents: number, enoughCents: number) => goodsCents > enoughCents

/** What a coupon takes off; the buyer never pays less than nothing. */
export const discountOf = (goodsCents: number, coupon: { amountCents: number; enoughCents: number }) =>
  couponApplies(goodsCents, coupon.enoughCents) ? Math.min(coupon.amountCents, goodsCents) : 0

type Offer = { id: number; amountCents: number; enoughCents: number; endsAt: Date }

/**
 * The coupon that takes the most off; of several that take as much, the one with the least to lose: the smaller, then
 * the one that ends first.
 */
export function bestCoupon<C extends Offer>(goodsCents: number, coupons: readonly C[]): C | undefined {
  const worth = (coupon: C) => discountOf(goodsCents, coupon)
  return coupons
    .filter((coupon) => worth(coupon) > 0)
    .toSorted(
      (a, b) =>
        worth(b) - worth(a) ||
        a.amountCents - b.amountCents ||
        a.endsAt.getTime() - b.endsAt.getTime() ||
        a.id - b.id,
    )[0]
}
