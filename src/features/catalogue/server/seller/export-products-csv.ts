import { stringify } from 'csv-stringify/sync'
import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { PRODUCT_COLUMNS, type SheetColumn, SKU_COLUMNS } from '#features/catalogue/product-sheet.ts'

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const MARK = '\ufeff'

export const csvHeader = () =>
  MARK + write([[...PRODUCT_COLUMNS, ...SKU_COLUMNS].map(({ column }) => column)])

/** One row per sku, the product's columns repeated. */
export const csvRows = (products: readonly ProductSheet[]) =>
  write(
    products.flatMap((product) => {
      const shared = cellsOf(product, PRODUCT_COLUMNS)
      return product.skus.map((sku) => [...shared, ...cellsOf(sku, SKU_COLUMNS)])
    }),
  )

const cellsOf = (value: object, columns: readonly SheetColumn[]) =>
  columns.map(({ path }) => showCell(path.reduce(step, value)))

const step = (value: unknown, name: string) => (value as Record<string, unknown> | null)?.[name]

const showCell = (value: unknown) =>
  Array.isArray(value) ? value.join(' ') : value === null || value === undefined ? '' : String(value)

const write = (rows: string[][]) =>
  stringify(rows, { record_delimiter: '\r\n', quote_record_delimiter: true })
