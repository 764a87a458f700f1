import type { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { pageOfProducts } from './product-lists.ts'
import { showCard } from './show-product.ts'

const SHOWN = 10

export const listSimilar: Act<typeof catalogueContract.listSimilar> = async ({ id }, { tx, language }) => {
  const product = await tx
    .selectFrom('product')
    .where('id', '=', id)
    .where('on_sale', '=', true)
    .select(['category_id', 'top_category_id'])
    .executeTakeFirst()
  if (!product) return refuse(m.catalogue_no_product)
  const near = await bestSold(tx, { id: product.category_id, pid: product.top_category_id }, language)
  const far = near.length > SHOWN ? [] : await bestSold(tx, { id: product.top_category_id, pid: 0 }, language)
  const cards = new Map([...near, ...far].map((row) => [row.id, showCard(row)]))
  cards.delete(id)
  // What can be bought comes before what cannot.
  return [...cards.values()].sort((a, b) => a.sold_out - b.sold_out).slice(0, SHOWN)
}

/** Twice as many as are shown: the product itself and those of the nearer category are among them. */
const bestSold = (tx: ReadTx, category: { id: number; pid: number }, language: Language) =>
  pageOfProducts(
    tx,
    { category, sort: { by: 'comprehensive', way: 'desc' } },
    { page: 1, size: SHOWN * 2 + 1, language },
  )
