import { favouritesTag } from '#features/catalogue/collection-contract.ts'
import type { WriteContext } from '#platform/contract/act.ts'

/** Puts products into a buyer's favourites, for acts of other features; those that are there already stay. */
export async function addFavourites(
  { tx, now, changed }: Pick<WriteContext, 'tx' | 'now' | 'changed'>,
  buyerId: number,
  productIds: readonly number[],
): Promise<void> {
  // One order for everybody, so that two of these at once wait for each other instead of locking up.
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  if (ids.length === 0) return
  await tx
    .insertInto('favourite')
    .values(ids.map((id) => ({ buyer_id: buyerId, product_id: id, active: true, changed_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'product_id'])
        .doUpdateSet({ active: true, changed_at: now })
        .where('favourite.active', '=', false),
    )
    .execute()
  changed(favouritesTag(buyerId))
}
