import { favouritesTag } from '#features/catalogue/collection-contract.ts'
import { rememberIds } from '#platform/cache/remember-ids.ts'

/** Which products a buyer has in favourites. */
export const favouriteIds = rememberIds({
  maxBytes: 16 << 20,
  tag: favouritesTag,
  async find(tx, buyerId) {
    const mine = tx.selectFrom('favourite').where('buyer_id', '=', buyerId).where('active', '=', true)
    return (await mine.select('product_id').execute()).map((row) => row.product_id)
  },
})
