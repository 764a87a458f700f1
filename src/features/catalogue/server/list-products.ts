import type { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { cacheCount } from './cache-count.ts'
import { findCategory } from './catalogue-store.ts'
import { showCards } from './find-cards.ts'
import { pageOfProducts } from './product-lists.ts'

export const PRODUCTS_PER_PAGE = 20

export const listProducts: Act<typeof catalogueContract.listProducts> = async (input, context) => {
  const { tx } = context
  const category = input.type_id === 0 ? undefined : await findCategory(tx, input.type_id)
  const page = { per_page: PRODUCTS_PER_PAGE, current_page: input.page }
  if (input.type_id !== 0 && !category) return { ...page, total: 0, data: [] }
  const choice = { display: input.display_type, category }
  const sort = { by: input.orderby, way: input.orderway ?? 'desc' } as const
  const place = { page: input.page, size: PRODUCTS_PER_PAGE }
  const total = await cacheCount(context, choice)
  const ids = await pageOfProducts(tx, { ...choice, sort }, place)
  return { ...page, total, data: await showCards(context, ids) }
}
