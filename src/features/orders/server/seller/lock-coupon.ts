import { readCouponCode } from '#features/orders/orders-rules.ts'
import type { CouponRow } from '#features/orders/server/coupons/take-coupon.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** A coupon by its code, locked until the transaction ends: nobody redeems it meanwhile. */
export async function lockCoupon(tx: WriteTx, code: string): Promise<CouponRow> {
  const row = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', readCouponCode(code))
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse(m.coupons_none, { code })
}
