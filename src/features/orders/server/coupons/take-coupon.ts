import type { Selectable } from 'kysely'
import { COUPONS } from '#features/orders/coupons-contract.ts'
import type { CouponTable } from '#features/orders/server/orders-tables.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type CouponRow = Selectable<CouponTable>
type Taking = { buyerId: number; now: Date }

/**
 * A coupon becomes the buyer's own, once, as long as there are any: the cap is checked where it is counted, so that it
 * holds however many come at once. Nothing where the buyer has it already.
 */
export async function takeCoupon(
  tx: WriteTx,
  coupon: CouponRow,
  { buyerId, now }: Taking,
): Promise<{ id: number } | undefined> {
  if (coupon.for_buyer_id !== null && coupon.for_buyer_id !== buyerId) refuse(m.orders_coupon_not_yours)
  if (coupon.starts_at > now) refuse(m.orders_coupon_early)
  if (coupon.ends_at <= now || coupon.ended_at) refuse(m.orders_coupon_ended)
  if (coupon.for_new_buyers && (await hasPaid(tx, buyerId))) refuse(m.orders_coupon_not_yours)
  const mine = await tx
    .insertInto('buyer_coupon')
    .values({ coupon_id: coupon.id, buyer_id: buyerId, redeemed_at: now })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'buyer_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!mine) return undefined
  const counted = await tx
    .updateTable('coupon')
    .set((eb) => ({ redeemed: eb('redeemed', '+', 1) }))
    .where('id', '=', coupon.id)
    .where('ended_at', 'is', null)
    .whereRef('redeemed', '<', 'cap')
    .returning(['redeemed', 'cap'])
    .executeTakeFirst()
  if (!counted) return refuse(m.orders_coupon_used_up)
  if (counted.redeemed === counted.cap) changed(tx, COUPONS)
  return mine
}

/** Who has paid for an order is no newcomer. */
export const hasPaid = async (tx: ReadTx, buyerId: number): Promise<boolean> =>
  (await tx
    .selectFrom('shop_order')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
