import { cacheCount } from '#features/catalogue/server/cache-count.ts'
import type { shopContract } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const showShop: Act<typeof shopContract.showShop> = async ({ id }, context) => {
  const { tx, language } = context
  const shop = await tx
    .selectFrom('shop')
    .where('id', '=', id)
    .select(['id', 'logo', 'follower_count', 'rating_count', 'rating_sum'])
    .select([
      inLanguage('shop.name', language).as('name'),
      inLanguage('shop.intro', language).as('intro'),
      inLanguage('shop.city', language).as('city'),
    ])
    .executeTakeFirst()
  if (!shop) return refuse(m.shop_no_shop)
  return {
    id: shop.id,
    name: shop.name,
    intro: shop.intro,
    city: shop.city,
    logo: shop.logo,
    product_count: await cacheCount(context, { shopId: id }),
    follower_count: shop.follower_count,
    rating: shop.rating_count === 0 ? 0 : Math.round((shop.rating_sum / shop.rating_count) * 10) / 10,
    rating_count: shop.rating_count,
    is_follow: 0,
  }
}
