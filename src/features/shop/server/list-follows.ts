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
const BY_TIME = { by: 'time', way: 'desc' } as const
/** Whole rows of two and three; where there are five columns the last one is left out. */
const FIRST = { page: 1, size: 6 }
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
  const newest = await Promise.all(
    found.data.map(({ id }) => pageOfProducts(tx, { shopId: id, sort: BY_TIME }, FIRST)),
  )
  // Of all shops together: each question takes a journey.
  const cards = await markFavourites(await showCards(context, newest.flat()), context)
  const known = new Map(cards.map((card) => [card.id, card]))
  const data = found.data.map(({ changed_at, ...shop }, at) => ({
    ...shop,
    follow_time: shopTime(changed_at),
    products: newest[at]!.flatMap((id) => known.get(id) ?? []),
  }))
  return { ...found, data }
}
