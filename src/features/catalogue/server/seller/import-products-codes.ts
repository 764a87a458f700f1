import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import * as m from '#words'
import { code } from './import-products-cells.ts'
import type { Overlaid } from './import-products-overlay.ts'

/** A product of a file, be anything else wrong with it or not. */
type Laid = { base: ProductSheet | undefined; overlaid: Overlaid }

/** Codes and barcodes a file has given so far: a sku is known by them, so each stands for one. */
export type SeenCodes = { code: Set<string>; barcode: Set<string> }

export async function checkCodes(tx: ReadTx, products: readonly Laid[], seen: SeenCodes): Promise<void> {
  for (const key of ['code', 'barcode'] as const) {
    const given = products.flatMap(({ base, overlaid }) =>
      overlaid.value.skus.flatMap((sku, at) => {
        const value = code.safeParse(sku[key]).data
        return typeof value !== 'string' || base?.skus[at]?.[key] === value ? [] : [{ overlaid, at, value }]
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
