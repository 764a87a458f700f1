import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import { createKept } from '#platform/cache/kept.ts'
import type { Tx } from '#platform/database/database.ts'
import { countProducts, type ProductChoice } from './product-lists.ts'

const KEPT_SECONDS = 60
const kept = createKept<number>({ maxBytes: 1 << 20 })

/** How many can be listed, counted once for all pages and orders of a list. */
export async function keepCount(tx: Tx, choice: ProductChoice): Promise<number> {
  const { display, category, shopId, range } = choice
  const key = JSON.stringify([display, category, shopId, range])
  return (
    kept.get(key) ??
    kept.fill(key, async () => ({
      value: await countProducts(tx, choice),
      tags: [CATALOGUE],
      seconds: KEPT_SECONDS,
      bytes: 200,
    }))
  )
}
