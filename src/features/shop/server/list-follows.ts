import { markFavourites } from '#features/catalogue/server/collection/mark-favourites.ts'
import { showCards } from '#features/catalogue/server/find-cards.ts'
import { pageOfProducts } from '#features/catalogue/server/product-lists.ts'
import type { shopContract } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 10
/** Whole rows of two and three; where there are five columns the last one is left out. */
const NEWEST = 6
/** A buyer's follows beyond this many are not paged through. */
const MAX_LISTED = 1000

export const listFollows: Act<typeof shopContract.listFollows> = async ({ page }, context) => {
  const { tx, actor, language } = context
  const mine = tx.selectFrom('shop_follow').where('buyer_id', '=', actor.id).where('active', '=', true)
  const total = await countRows(tx, mine.limit(MAX_LISTED))
  const latest = mine
    .innerJoin('shop', 'shop.id', 'shop_follow.shop_id')
    .select(['shop.id', 'shop.logo', 'shop.follower_count', 'shop_follow.changed_at'])
    .select([inLanguage('shop.name', language).as('name'), inLanguage('shop.city', language).as('city')])
    .orderBy('shop_follow.changed_at', 'desc')
    .orderBy('shop_follow.shop_id', 'desc')
  const found = await answerPage({ page, perPage: PER_PAGE, total }, latest, (shop) => shop)
  const data = []
  for (const { changed_at, ...shop } of found.data) {
    const newest = await pageOfProducts(
      tx,
      { shopId: shop.id, sort: { by: 'time', way: 'desc' } },
      { page: 1, size: NEWEST },
    )
    const products = await markFavourites(await showCards(context, newest), context)
    data.push({ ...shop, follow_time: shopTime(changed_at), products })
  }
  return { ...found, data }
}
