import { findDemoBuyer } from '#demo/find-demo-buyer.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, hours, later } from '#platform/time.ts'
import type { LikingsSeed } from '../../../seeds/seed-types.ts'

/** What somebody who shops here has left behind: a demo whose rooms are empty shows nothing. */
export async function seedLikings(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const buyer = await findDemoBuyer(tx)
  if (!buyer) return
  const likings = await read<LikingsSeed>('likings')
  const buyer_id = buyer.id
  await tx
    .insertInto('favourite')
    .values(
      likings.favourites.map(({ product, days_ago }) => ({
        buyer_id,
        product_id: product,
        active: true,
        changed_at: later(now, -days(days_ago)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('footprint')
    .values(
      likings.footprints.map(({ product, hours_ago }) => ({
        buyer_id,
        product_id: product,
        viewed_at: later(now, -hours(hours_ago)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await followShops(tx, buyer_id, likings, now)
  await holdCoupons(tx, buyer_id, likings, now)
}

async function followShops(tx: WriteTx, buyerId: number, { follows }: LikingsSeed, now: Date): Promise<void> {
  await tx
    .insertInto('shop_follow')
    .values(
      follows.map(({ shop, days_ago }) => ({
        buyer_id: buyerId,
        shop_id: shop,
        active: true,
        changed_at: later(now, -days(days_ago)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await run(tx)`
    update shop set follower_count = (select count(*) from shop_follow where shop_id = shop.id and active)`
}

async function holdCoupons(tx: WriteTx, buyerId: number, { coupons }: LikingsSeed, now: Date): Promise<void> {
  await run(tx)`
    with held as (
      insert into buyer_coupon (coupon_id, buyer_id, redeemed_at)
      select id, ${buyerId}, ${now}::timestamptz from coupon where code = any (${coupons}::text[])
      on conflict do nothing returning coupon_id
    )
    update coupon set redeemed = redeemed + 1 from held where coupon.id = held.coupon_id`
}
