import { COUPONS } from '#features/orders/coupons-contract.ts'
import type { Look } from '#platform/cache/lookout.ts'
import { prepared } from '#platform/database/prepared.ts'

/** Coupons begin and end by themselves. */
export function watchCoupons(): Look {
  let seen: Date | undefined
  return async (tx, now) => {
    const since = seen ?? now
    const turned = await tx
      .selectFrom('coupon')
      .modifyFront(prepared)
      .where((eb) =>
        eb.or([
          eb.and([eb('starts_at', '>', since), eb('starts_at', '<=', now)]),
          eb.and([eb('ends_at', '>', since), eb('ends_at', '<=', now)]),
        ]),
      )
      .select('id')
      .limit(1)
      .executeTakeFirst()
    seen = now
    return turned ? [COUPONS] : []
  }
}
