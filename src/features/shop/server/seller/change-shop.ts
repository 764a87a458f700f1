import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import { productsIn } from '#features/catalogue/server/products-in.ts'
import { reindexProducts } from '#features/catalogue/server/search/reindex-products.ts'
import { shopTag } from '#features/shop/shop-contract.ts'
import type { shopSellerContract } from '#features/shop/shop-seller-contract.ts'
import { needPicture } from '#features/site/server/need-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { mergeText } from '#platform/i18n/merge-text.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const changeShop: Act<typeof shopSellerContract.changeShop> = async (
  { id, name, intro, city, logo },
  context,
) => {
  const { tx, changed, trace } = context
  // Locked, because of a text in two languages one may be taken over from what is there.
  const kept = await tx
    .selectFrom('shop')
    .select(['name', 'intro', 'city', 'logo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!kept) return refuse(m.sellershops_none, { id })
  if (logo) await needPicture(context, logo)
  const change = {
    name: mergeText(kept.name, name),
    intro: mergeText(kept.intro, intro),
    city: mergeText(kept.city, city),
    logo: logo ?? kept.logo,
  }
  await tx.updateTable('shop').set(change).where('id', '=', id).execute()
  if (name.zh_CN ?? name.en_US) await reindexProducts(tx, { shop_id: id })
  changed(CATALOGUE, shopTag(id))
  trace({ thing: 'shop', id, before: kept, after: change })
  const { product_count } = await tx
    .selectFrom('shop')
    .where('id', '=', id)
    .select(productsIn('shop_id', 'shop.id').as('product_count'))
    .executeTakeFirstOrThrow()
  return withMessage({ id, ...change, product_count }, m.sellershops_changed, { id })
}
