import { tagsOfSaved } from '#features/catalogue/catalogue-contract.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { indexProducts } from '#features/catalogue/server/search/index-products.ts'
import { lockForSaving } from '#features/catalogue/server/seller/save-product.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findBars, type Shelf } from './find-bars.ts'
import { sayHindrances } from './say-hindrances.ts'

export const switchProducts: Act<typeof productsSellerContract.switchProducts> = async (
  { ids: given, on_sale: to },
  { tx, now, language, changed, trace },
) => {
  const ids = [...new Set(given)]
  const on_sale = to === 1
  await lockForSaving(tx, ids)
  const shelves = await findBars(tx, ids)
  for (const id of ids) {
    const before = checkProduct(shelves, id, on_sale, language)
    trace({ thing: 'product', id, before: { on_sale: before }, after: { on_sale } })
  }
  await tx.updateTable('product').set({ on_sale, updated_at: now }).where('id', 'in', ids).execute()
  await indexProducts(tx, ids)
  changed(...tagsOfSaved(...ids))
  const sentence = on_sale ? m.products_on : m.products_off
  return withMessage({ products: ids.length }, sentence, { count: ids.length })
}

/** Answers whether it is on the shelf now; refuses what may not be put there. */
function checkProduct(
  shelves: ReadonlyMap<number, Shelf>,
  id: number,
  on: boolean,
  language: Language,
): boolean {
  const { on_sale, bars: why } = shelves.get(id) ?? refuse(m.products_none, { id })
  if (on && why.length > 0)
    refuse(m.products_not_ready, { id, why: sayHindrances(why, language) }, { id, why })
  return on_sale
}
