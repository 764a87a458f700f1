import type { ReadSeed } from '#demo/read-seed.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { fromYuan } from '#platform/money.ts'
import { days, later } from '#platform/time.ts'
import type { CouponSeed } from '../../../seeds/seed-types.ts'

export async function seedCoupons(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const coupons = await read<CouponSeed[]>('coupons')
  await tx
    .insertInto('coupon')
    .values(
      coupons.map((coupon) => ({
        code: coupon.code,
        name: coupon.name,
        amount_cents: cents(coupon.amount),
        enough_cents: cents(coupon.enough),
        cap: coupon.cap,
        for_buyer_id: null,
        collectable: coupon.collectable ?? false,
        starts_at: now,
        ends_at: later(now, days(coupon.valid_days)),
      })),
    )
    .execute()
}

function cents(yuan: string): number {
  const read = fromYuan(yuan)
  if (read === undefined) throw new Error(`${yuan} is no amount`)
  return read
}
