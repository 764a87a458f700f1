import type { collectionContract } from '#features/catalogue/collection-contract.ts'
import { freeShipping } from '#features/postage/server/free-shipping.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { shopTime } from '#platform/time.ts'
import { cardColumns, showOwnCard } from './card-columns.ts'
import { countFavourites } from './count-collection.ts'

const PER_PAGE = 20

export const listFavourites: Act<typeof collectionContract.listFavourites> = async (
  { page },
  { tx, actor, language },
) => {
  const latest = tx
    .selectFrom('favourite')
    .innerJoin('product', 'product.id', 'favourite.product_id')
    .where('favourite.buyer_id', '=', actor.id)
    .where('favourite.active', '=', true)
    .select(cardColumns(language))
    .select(['product.id', 'product.sales', 'favourite.changed_at', freeShipping.as('free_shipping')])
    .orderBy('favourite.changed_at', 'desc')
    .orderBy('favourite.product_id', 'desc')
  const total = await countFavourites(tx, actor.id)
  return answerPage({ page, perPage: PER_PAGE, total }, latest, (row) => ({
    product_id: row.id,
    ...showOwnCard(row),
    sales: row.sales,
    free_shipping: row.free_shipping ? 1 : 0,
    is_collect: 1,
    collect_time: shopTime(row.changed_at),
  }))
}
