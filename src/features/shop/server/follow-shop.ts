import { followsTag, type shopContract, shopTag } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The follow flips in one statement and the count moves with it, so the two never part. */
export const followShop: Act<typeof shopContract.followShop> = async (
  { id, on },
  { tx, actor, now, changed },
) => {
  const wanted = on === undefined ? null : on === 1
  const { rows } = await run<{ active: boolean }>(tx)`
    insert into shop_follow as f (buyer_id, shop_id, active, changed_at)
    select ${actor.id}, shop.id, true, ${now} from shop
    where shop.id = ${id} and (coalesce(${wanted}::boolean, true) or exists (
      select from shop_follow where buyer_id = ${actor.id} and shop_id = ${id}))
    on conflict (buyer_id, shop_id) do update set active = not f.active, changed_at = excluded.changed_at
    where f.active is distinct from ${wanted}
    returning active`
  const [follow] = rows
  if (!follow) return stayAs(tx, id, wanted)
  const { follower_count } = await tx
    .updateTable('shop')
    .set((eb) => ({ follower_count: eb('follower_count', '+', follow.active ? 1 : -1) }))
    .where('id', '=', id)
    .returning('follower_count')
    .executeTakeFirstOrThrow()
  changed(shopTag(id), followsTag(actor.id))
  return withMessage(
    { is_follow: follow.active ? 1 : 0, follower_count },
    follow.active ? m.shop_followed : m.shop_unfollowed,
  )
}

/** It was so already, or there is no such shop. */
async function stayAs(tx: WriteTx, id: number, followed: boolean | null) {
  const shop = await tx.selectFrom('shop').where('id', '=', id).select('follower_count').executeTakeFirst()
  if (!shop) return refuse(m.shop_no_shop)
  return withMessage(
    { is_follow: followed ? 1 : 0, follower_count: shop.follower_count },
    followed ? m.shop_followed : m.shop_unfollowed,
  )
}
