import { markFavourites } from '#features/catalogue/server/collection/mark-favourites.ts'
import { pageOfProducts } from '#features/catalogue/server/product-lists.ts'
import { showCard } from '#features/catalogue/server/show-product.ts'
import type { shopContract } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 10
const NEWEST = 5
/** A buyer's follows beyond this many are not paged through. */
const MAX_LISTED = 1000

export const listFollows: Act<typeof shopContract.listFollows> = async ({ page }, context) => {
  const { tx, actor, language } = context
  const mine = tx.selectFrom('shop_follow').where('buyer_id', '=', actor.id).where('active', '=', true)
  const { total } = await tx
    .selectFrom(mine.select('shop_id').limit(MAX_LISTED).as('mine'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const offset = (page - 1) * PER_PAGE
  const shops =
    offset >= MAX_LISTED
      ? []
      : await mine
          .innerJoin('shop', 'shop.id', 'shop_follow.shop_id')
          .select(['shop.id', 'shop.logo', 'shop.follower_count', 'shop_follow.changed_at'])
          .select([
            inLanguage('shop.name', language).as('name'),
            inLanguage('shop.city', language).as('city'),
          ])
          .orderBy('shop_follow.changed_at', 'desc')
          .orderBy('shop_follow.shop_id', 'desc')
          .limit(PER_PAGE)
          .offset(offset)
          .execute()
  const data = []
  for (const { changed_at, ...shop } of shops) {
    const newest = await pageOfProducts(
      tx,
      { shopId: shop.id, sort: { by: 'time', way: 'desc' } },
      { page: 1, size: NEWEST, language },
    )
    const products = await markFavourites(newest.map(showCard), context)
    data.push({ ...shop, follow_time: shopTime(changed_at), products })
  }
  return { per_page: PER_PAGE, total, current_page: page, data }
}
