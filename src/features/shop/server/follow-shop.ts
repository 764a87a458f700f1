import { followsTag, type shopContract, shopTag } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The follow flips in one statement and the count moves with it, so the two never part. */
export const followShop: Act<typeof shopContract.followShop> = async (
  { id },
  { tx, actor, now, changed },
) => {
  const { rows } = await run<{ active: boolean }>(tx)`
    insert into shop_follow as f (buyer_id, shop_id, active, changed_at)
    select ${actor.id}, shop.id, true, ${now} from shop where shop.id = ${id}
    on conflict (buyer_id, shop_id) do update set active = not f.active, changed_at = excluded.changed_at
    returning active`
  const [follow] = rows
  if (!follow) return refuse(m.shop_no_shop)
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
