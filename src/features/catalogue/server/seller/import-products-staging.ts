import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { ProductToSave } from './save-product.ts'

type Kept = Omit<ProductToSave, 'publishedAt'> & { publishedAt?: string }

/**
 * Products of a file wait here, in a table only this transaction sees, until the whole file was read. So a long file
 * is never held in memory, and no row of the shop is locked while it is still coming in.
 */
export async function createStagingTable(tx: WriteTx): Promise<{
  add(products: readonly ProductToSave[]): Promise<void>
  inBatches(size: number): AsyncGenerator<ProductToSave[]>
}> {
  await run(tx)`create temporary table waiting_product (at serial primary key, product json) on commit drop`
  return {
    async add(products) {
      await run(tx)`insert into waiting_product (product)
        select value from json_array_elements(${JSON.stringify(products)}::json)`
    },
    async *inBatches(size) {
      for (let after = 0; ; after += size) {
        const rows = await select<{ product: Kept }>(tx)`select product from waiting_product
          where at > ${after} and at <= ${after + size} order by at`
        if (rows.length === 0) return
        yield rows.map(({ product: { publishedAt, ...product } }) =>
          publishedAt === undefined ? product : { ...product, publishedAt: new Date(publishedAt) },
        )
      }
    },
  }
}
