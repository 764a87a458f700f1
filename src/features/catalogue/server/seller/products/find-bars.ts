import { barsOf, type Hindrance } from '#features/catalogue/product-rules.ts'
import { findDownloads } from '#features/catalogue/server/find-downloads.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** Whether a product is on the shelf, and what has to be mended before it may be put there; nothing where there is none. */
export async function findBars(
  tx: ReadTx,
  id: number,
): Promise<{ on_sale: boolean; bars: Hindrance[] } | undefined> {
  const product = await tx
    .selectFrom('product')
    .where('id', '=', id)
    .select(['on_sale', 'virtual', 'name', 'covers'])
    .executeTakeFirst()
  if (!product) return undefined
  const skus = await tx.selectFrom('sku').where('product_id', '=', id).select('stock').execute()
  const { length: files } = await findDownloads(tx, id)
  return { on_sale: product.on_sale, bars: barsOf({ ...product, skus, files }) }
}
