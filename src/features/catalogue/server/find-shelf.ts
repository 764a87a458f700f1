import { sql } from 'kysely'
import { asShelf, LISTS, type ProductCard, SIMILAR_MAX } from '#features/catalogue/catalogue-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { weigh } from '#platform/cache/weigh.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import { shownOnCards } from './product-lists.ts'
import { showCard } from './show-product.ts'

type Column = 'category_id' | 'top_category_id'

/** Twice as many as are shown: what is sold out comes last, and the product they are shown with is one of them. */
const ON_SHELF = SIMILAR_MAX * 2 + 1
const SECONDS = 60
const shelves = defineCache<readonly ProductCard[]>({ maxBytes: 4 << 20, watched: true })

/** The best sold of a category: the pages of all its products show most of the same, so they are read once for all of them. */
export async function findShelf(
  { tx, language, services }: ReadContext,
  column: Column,
  category: number,
): Promise<readonly ProductCard[]> {
  const known = services.caches.of(shelves)
  const key = `${language} ${column} ${category}`
  return (
    known.get(key) ??
    known.getOrCompute(key, async () => {
      const rows = await readBestSold[column](tx, { category }, language)
      // Everybody is handed the very same.
      const value = rows.map((row) => Object.freeze(showCard(row)))
      const tags = [...asShelf(value), ...(value.length < ON_SHELF ? [LISTS] : [])]
      return { value, tags, seconds: SECONDS, watched: true, bytes: weigh(value) }
    })
  )
}

/** Each by an index of its own. */
const bestSoldOf = (column: Column) =>
  prepareSelect((tx, { category }: { category: number }, language) =>
    tx
      .selectFrom('product')
      .modifyFront(prepared)
      .where('product.on_sale', '=', true)
      .where(`product.${column}`, '=', category)
      .select(shownOnCards(language))
      .orderBy('product.sales', 'desc')
      .orderBy('product.id', 'desc')
      .limit(sql.lit(ON_SHELF)),
  )
const readBestSold = {
  category_id: bestSoldOf('category_id'),
  top_category_id: bestSoldOf('top_category_id'),
}
