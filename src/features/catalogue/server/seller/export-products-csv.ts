import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { type ChosenColumns, chooseColumns, headOf, rowsOf } from '#features/catalogue/product-sheet-cells.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'

export const productsHeader = (columns: ChosenColumns = chooseColumns()) => csvBeginning(headOf(columns))

export const productsRows = (products: readonly ProductSheet[], columns: ChosenColumns = chooseColumns()) =>
  csvRows(products.flatMap((product) => rowsOf(product, columns)))
