import type { ImportFormat, ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { type ChosenColumns, headOf, pickFields, rowsOf } from '#features/catalogue/product-sheet-cells.ts'
import { refuse } from '#platform/refusal.ts'
import { writeCell } from '#platform/spreadsheets/cell-text.ts'
import { LONGEST_CELL, writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import * as m from '#words'
import { productsHeader, productsRows } from './export-products-csv.ts'

type Pages = AsyncIterable<readonly ProductSheet[]>

/** A file of products in one of the forms an import reads, a piece at a time. */
export const writeFile = (
  pages: Pages,
  format: ImportFormat,
  columns: ChosenColumns,
): AsyncGenerator<string | Buffer> => WRITERS[format](pages, columns)

const WRITERS = { csv: writeCsv, json: writeJson, xlsx: writeWorkbook }

async function* writeCsv(pages: Pages, columns: ChosenColumns) {
  yield productsHeader(columns)
  for await (const products of pages) yield productsRows(products, columns)
}

/** An array with a product a line: a program reads it as JSON, and a comparison of two files shows what changed. */
async function* writeJson(pages: Pages, columns: ChosenColumns) {
  let before = '['
  for await (const products of pages) {
    for (const product of products) {
      yield `${before}\n${JSON.stringify(pickFields(product, columns))}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

async function* writeWorkbook(pages: Pages, columns: ChosenColumns) {
  const heads = headOf(columns)
  const rows = [heads]
  for await (const products of pages) {
    for (const product of products) {
      for (const cells of rowsOf(product, columns)) {
        const long = cells.findIndex((cell) => cell.length >= LONGEST_CELL)
        if (long >= 0) refuse(m.imports_cell_too_long, { id: product.id, column: heads[long]! })
        rows.push(cells.map(writeCell))
      }
    }
  }
  yield await writeXlsx(rows)
}
