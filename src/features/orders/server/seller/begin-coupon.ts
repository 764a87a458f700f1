import type { Insertable } from 'kysely'
import { COUPONS } from '#features/orders/coupons-contract.ts'
import { MAX_COUPON_CODE, readCouponCode } from '#features/orders/orders-rules.ts'
import type { CouponRow } from '#features/orders/server/coupons/take-coupon.ts'
import type { CouponTable } from '#features/orders/server/orders-tables.ts'
import { type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { showSellerCoupon } from './show-seller-coupon.ts'

const CODE = new RegExp(`^[A-Z0-9-]{3,${MAX_COUPON_CODE}}$`)

type NewCoupon = Omit<Insertable<CouponTable>, 'starts_at' | 'ends_at'> & { days: number }

/** A new coupon under a code nobody has; its days count from now. */
export async function beginCoupon(context: WriteContext, { days: lasting, ...coupon }: NewCoupon) {
  const { tx, now, language, changed, trace } = context
  const row = await insertCoupon(tx, { ...coupon, starts_at: now, ends_at: later(now, days(lasting)) })
  const shown = showSellerCoupon(row, language)
  trace({ thing: 'coupon', id: row.code, after: shown })
  changed(COUPONS)
  return withMessage(shown, m.orders_coupon_added, { code: row.code })
}

async function insertCoupon(tx: WriteTx, coupon: Insertable<CouponTable>): Promise<CouponRow> {
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
