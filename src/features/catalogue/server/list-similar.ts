import { type catalogueContract, SIMILAR_MAX } from '#features/catalogue/catalogue-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findProduct } from './catalogue-store.ts'
import { findShelf } from './find-shelf.ts'

/** The best sold of its category and, where these are too few, of the category above. */
export const listSimilar: Act<typeof catalogueContract.listSimilar> = async ({ id }, context) => {
  const product = await findProduct(context, id)
  if (!product) return refuse(m.catalogue_no_product)
  const near = await findShelf(context, 'category_id', product.category_id)
  const far =
    near.length > SIMILAR_MAX ? [] : await findShelf(context, 'top_category_id', product.top_category_id)
  const others = new Map([...near, ...far].map((card) => [card.id, card]))
  others.delete(id)
  // What can be bought comes before what cannot.
  return [...others.values()].sort((a, b) => a.sold_out - b.sold_out).slice(0, SIMILAR_MAX)
}
