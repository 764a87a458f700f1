import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import * as m from '#words'
import type { Overlaid } from './import-products-overlay.ts'
import type { ProductToSave } from './save-product.ts'

type Saving = { base: ProductSheet | undefined; overlaid: Overlaid; product: ProductToSave }

/** Codes and barcodes a file has given so far: a sku is known by them, so each stands for one. */
export type SeenCodes = { code: Set<string>; barcode: Set<string> }

export async function checkCodes(tx: ReadTx, saving: readonly Saving[], seen: SeenCodes): Promise<void> {
  for (const key of ['code', 'barcode'] as const) {
    const given = saving.flatMap(({ base, overlaid, product }) =>
      product.skus.flatMap((sku, at) => {
        const value = sku[key]
        return value === undefined || base?.skus[at]?.[key] === value ? [] : [{ overlaid, at, value }]
      }),
    )
    if (given.length === 0) continue
    const values = given.map(({ value }) => value)
    const rows = await tx.selectFrom('sku').where(key, 'in', values).select([key, 'product_id']).execute()
    const taken = new Map(rows.map((row) => [row[key], row.product_id]))
    for (const { overlaid, at, value } of given) {
      const product = taken.get(value)
      if (product !== undefined)
        overlaid.note(['skus', at, key], (options) => m.seller_fault_stranger({ product }, options))
      else if (seen[key].has(value))
        overlaid.note(['skus', at, key], (options) => m.seller_fault_twice({}, options))
      seen[key].add(value)
    }
  }
}
