import { type collectionContract, favouritesTag } from '#features/catalogue/collection-contract.ts'
import { MAX_FAVOURITES } from '#features/catalogue/collection-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countFavourites } from './count-collection.ts'

export const toggleFavourite: Act<typeof collectionContract.toggleFavourite> = async (
  { id, on },
  { tx, actor, now, changed },
) => {
  const wanted = on === undefined ? null : on === 1
  const active = await flip(tx, { buyerId: actor.id, productId: id, wanted, now })
  if (active === undefined) return refuse(m.catalogue_no_product)
  if (active && (await countFavourites(tx, actor.id)) > MAX_FAVOURITES) {
    return refuse(m.collection_favourites_full, { max: MAX_FAVOURITES })
  }
  changed(favouritesTag(actor.id))
  return withMessage({ is_collect: active ? 1 : 0 }, active ? m.collection_added : m.collection_removed)
}

/** `wanted` is null where whatever it is turns into the other. */
type Flip = { buyerId: number; productId: number; wanted: boolean | null; now: Date }

/**
 * Whoever comes second waits for the row of the first and flips what that one left behind, so any number of
 * toggles at once ends where the same number one after another would. What is off the shelf can only be let go.
 */
async function flip(tx: WriteTx, { buyerId, productId, wanted, now }: Flip): Promise<boolean | undefined> {
  const { rows } = await run<{ active: boolean }>(tx)`
    insert into favourite as f (buyer_id, product_id, active, changed_at)
    select ${buyerId}, product.id, coalesce(${wanted}::boolean, true), ${now} from product
    where product.id = ${productId}
      and (product.on_sale or exists (
        select from favourite where buyer_id = ${buyerId} and product_id = ${productId} and active))
    on conflict (buyer_id, product_id) do update
    set active = coalesce(${wanted}::boolean, not f.active), changed_at = excluded.changed_at
    returning active`
  return rows[0]?.active
}
