import { bestCoupon } from '#features/orders/orders-rules.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import { couponOf, findUsableCoupon, freeCoupons, type UsableCoupon } from './find-usable-coupon.ts'

type Choosing = { buyerId: number; couponId: number | undefined; goodsCents: Cents; now: Date }

/** The coupon a buyer chose, or none, or without a choice the one that takes the most off. */
export async function chooseCoupon(
  tx: ReadTx,
  { buyerId, couponId, goodsCents, now }: Choosing,
): Promise<UsableCoupon | undefined> {
  if (couponId === 0) return undefined
  if (couponId !== undefined) return findUsableCoupon(tx, buyerId, couponId, now)
  const rows = await freeCoupons(tx, buyerId)
    .where('ends_at', '>', now)
    .where('enough_cents', '<', goodsCents)
    .execute()
  return bestCoupon(goodsCents, rows.map(couponOf))
}
