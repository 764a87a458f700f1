import { barsOf, type Hindrance } from '#features/catalogue/product-rules.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'

export type Shelf = { on_sale: boolean; name: Text; bars: Hindrance[] }

type Row = {
  id: number
  on_sale: boolean
  virtual: boolean
  name: Text
  covers: string[]
  skus: { stock: number }[]
  files: number
}

/** Whether products are on the shelf, and what has to be mended before they may be put there; all in one question. */
export async function findBars(tx: ReadTx, ids: readonly number[]): Promise<Map<number, Shelf>> {
  const rows = await select<Row>(tx)`
    select p.id, p.on_sale, p.virtual, p.name, p.covers,
      coalesce((select jsonb_agg(jsonb_build_object('stock', s.stock)) from sku s where s.product_id = p.id), '[]') as skus,
      (select count(*) from product_download d where d.product_id = p.id)
        + (select count(*) from product_file f where f.product_id = p.id) as files
    from product p where p.id = any(${ids}::bigint[])`
  return new Map(
    rows.map(({ id, ...row }) => [id, { on_sale: row.on_sale, name: row.name, bars: barsOf(row) }]),
  )
}
