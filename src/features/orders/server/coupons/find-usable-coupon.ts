import type { Coupon } from '#features/orders/orders-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

export type UsableCoupon = {
  id: number
  code: string
  name: Text
  amountCents: Cents
  enoughCents: Cents
  /** "59.00", for sentences. */
  enough: string
  endsAt: Date
}

/** The buyer's own coupons that no order holds, with everything an order or a list needs to know of them. */
export const freeCoupons = (tx: ReadTx, buyerId: number) =>
  tx
    .selectFrom('buyer_coupon')
    .innerJoin('coupon', 'coupon.id', 'buyer_coupon.coupon_id')
    .where('buyer_coupon.buyer_id', '=', buyerId)
    .where('buyer_coupon.used_at', 'is', null)
    .where('buyer_coupon.order_id', 'is', null)
    .select(['buyer_coupon.id', 'code', 'name', 'amount_cents', 'enough_cents', 'ends_at'])

type Row = Awaited<ReturnType<ReturnType<typeof freeCoupons>['executeTakeFirstOrThrow']>>

export const couponOf = (row: Row): UsableCoupon => ({
  id: row.id,
  code: row.code,
  name: row.name,
  amountCents: row.amount_cents,
  enoughCents: row.enough_cents,
  enough: toYuan(row.enough_cents),
  endsAt: row.ends_at,
})

/** A coupon that is a stranger's, used, or held by another order answers like one that does not exist. */
export async function findUsableCoupon(
  tx: ReadTx,
  buyerId: number,
  id: number,
  now: Date,
): Promise<UsableCoupon> {
  const row = await freeCoupons(tx, buyerId).where('buyer_coupon.id', '=', id).executeTakeFirst()
  if (!row) return refuse(m.orders_coupon_gone)
  if (row.ends_at <= now) return refuse(m.orders_coupon_expired)
  return couponOf(row)
}

export const showCoupon = (coupon: UsableCoupon, language: Language): Coupon => ({
  id: coupon.id,
  coupon_code: coupon.code,
  coupon: { name: coupon.name[language], amount: toYuan(coupon.amountCents), enough: coupon.enough },
  end_time: shopTime(coupon.endsAt),
})
