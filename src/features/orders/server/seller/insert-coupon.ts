import type { Insertable } from 'kysely'
import { MAX_COUPON_CODE, readCouponCode } from '#features/orders/orders-rules.ts'
import type { CouponRow } from '#features/orders/server/coupons/take-coupon.ts'
import type { CouponTable } from '#features/orders/server/orders-tables.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

const CODE = new RegExp(`^[A-Z0-9-]{3,${MAX_COUPON_CODE}}$`)

/** A new coupon under a code nobody has. */
export async function insertCoupon(tx: WriteTx, coupon: Insertable<CouponTable>): Promise<CouponRow> {
  const code = readCouponCode(coupon.code)
  if (!CODE.test(code)) return refuse(m.orders_coupon_code_wrong)
  const row = await tx
    .insertInto('coupon')
    .values({ ...coupon, code })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? refuse(m.orders_coupon_exists, { code })
}
