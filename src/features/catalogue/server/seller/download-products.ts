import type { catalogueSellerContract, ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { chooseColumns } from '#features/catalogue/product-sheet-cells.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'
import { writeFile } from './export-products-file.ts'
import { pageProducts } from './products/page-products.ts'
import { readSheets } from './read-sheets.ts'

/** A workbook is made in memory; a larger shop is written by the command, or part by part. */
const MOST = 3000
const PAGE = 200

export const downloadProducts: Act<typeof catalogueSellerContract.downloadProducts> = async (
  { format, ...filter },
  { tx, now },
) => {
  const rows = await pageProducts(tx, { filter, sort: 'new', rows: MOST + 1 })
  if (rows.length > MOST) return refuse(m.products_many_to_save, { most: MOST })
  const pieces: Buffer[] = []
  const ids = rows.map(({ id }) => id).reverse()
  for await (const piece of writeFile(pagesOf(tx, ids), format, chooseColumns()))
    pieces.push(Buffer.from(piece))
  return {
    name: `products-${shopDay(now)}.${format}`,
    products: ids.length,
    content: Buffer.concat(pieces).toString('base64'),
  }
}

async function* pagesOf(tx: ReadTx, ids: readonly number[]): AsyncGenerator<ProductSheet[]> {
  for (let at = 0; at < ids.length; at += PAGE) yield await readSheets(tx, ids.slice(at, at + PAGE))
}
