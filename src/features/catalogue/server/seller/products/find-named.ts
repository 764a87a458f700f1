import type { ProductFilter } from '#features/catalogue/product-filter.ts'
import { partsOf } from '#features/catalogue/server/search/read-keyword.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** Of more than these a page is met soon enough by looking at one after another. */
const MOST = 50_000

/**
 * Every product that can fit what is looked for, and some that do not: those whose names have all its neighbouring letters, and
 * those of that number or code. Undefined where that would be too many, or where no letter says which.
 */
export async function findNamed(
  tx: ReadTx,
  { find, category, shop_id }: ProductFilter,
): Promise<number[] | undefined> {
  const parts = partsOf(find, { categoryId: category, shopId: shop_id })
  if (parts === '') return undefined
  const found = await select<{ id: number }>(tx)`
    select id from products_with_terms(${parts}::tsquery, ${MOST + 1}) id
    union all select product_id from sku where code = ${find} or barcode = ${find}`
  const number = /^\d{1,15}$/.test(find) ? [Number(find)] : []
  return found.length > MOST ? undefined : [...found.map(({ id }) => id), ...number]
}
