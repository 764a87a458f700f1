import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { reindexProducts } from '#features/catalogue/server/search/reindex-products.ts'
import { needPicture } from '#features/site/server/need-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { mergeText } from '#platform/i18n/merge-text.ts'
import * as m from '#words'
import { lockCategory, needFreeSlug } from './lock-category.ts'
import { showSellerCategory } from './show-seller-category.ts'

export const changeCategory: Act<typeof categoriesSellerContract.changeCategory> = async (
  { id, name, slug, picture },
  context,
) => {
  const { tx, changed, trace } = context
  const kept = await lockCategory(tx, id)
  if (picture) await needPicture(context, picture)
  if (slug) await needFreeSlug(tx, slug, id)
  const change = {
    name: mergeText(kept.name, name),
    slug: slug ?? kept.slug,
    picture: picture ?? kept.picture,
  }
  await tx.updateTable('category').set(change).where('id', '=', id).execute()
  if (name.zh_CN ?? name.en_US) await reindexProducts(tx, { category_id: id, top_category_id: id })
  changed(CATALOGUE)
  trace({ thing: 'category', id, before: kept, after: change })
  return withMessage(await showSellerCategory(tx, id), m.sellercategories_changed, { id })
}
