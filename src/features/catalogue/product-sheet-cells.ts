import type { ProductSheet } from './catalogue-seller-contract.ts'
import { PRODUCT_COLUMNS, type SheetColumn, SKU_COLUMNS } from './product-sheet.ts'

type Values = Record<string, unknown>

/** Which columns a file has: those that were asked for by name, or all. */
export type ChosenColumns = { product: readonly SheetColumn[]; sku: readonly SheetColumn[] }

export const COLUMN_NAMES = [...PRODUCT_COLUMNS, ...SKU_COLUMNS].map(({ column }) => column)

export const chooseColumns = (names: readonly string[] = COLUMN_NAMES): ChosenColumns => ({
  product: PRODUCT_COLUMNS.filter(({ column }) => names.includes(column)),
  sku: SKU_COLUMNS.filter(({ column }) => names.includes(column)),
})

export const headOf = ({ product, sku }: ChosenColumns) => [...product, ...sku].map(({ column }) => column)

/** One row per sku, the product's columns repeated; one per product where nothing of the skus was asked for. */
export function rowsOf(sheet: ProductSheet, { product, sku }: ChosenColumns): string[][] {
  const shared = cellsOf(sheet, product)
  return sku.length === 0 ? [shared] : sheet.skus.map((one) => [...shared, ...cellsOf(one, sku)])
}

const cellsOf = (value: object, columns: readonly SheetColumn[]) =>
  columns.map(({ path }) => showCell(path.reduce(step, value as unknown)))

const step = (value: unknown, name: string) => (value as Values | null | undefined)?.[name]

const showCell = (value: unknown) =>
  Array.isArray(value) ? value.join(' ') : value === null || value === undefined ? '' : String(value)

/** The same as JSON nests it. */
export function pickFields(sheet: ProductSheet, { product, sku }: ChosenColumns): object {
  const picked = pick(sheet, product)
  return sku.length === 0 ? picked : { ...picked, skus: sheet.skus.map((one) => pick(one, sku)) }
}

function pick(value: object, columns: readonly SheetColumn[]): Values {
  const picked: Values = {}
  for (const { path } of columns) {
    const [first, second] = path
    const inner = (value as Values)[first!]
    if (second === undefined || inner === null) picked[first!] = inner
    else picked[first!] = { ...(picked[first!] as Values | undefined), [second]: step(inner, second) }
  }
  return picked
}
