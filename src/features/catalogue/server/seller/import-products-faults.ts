import type { ImportFault, ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import { PRODUCT_COLUMNS, SKU_COLUMNS } from '#features/catalogue/product-sheet.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type ShopifyNames, shopifyColumnOf } from './shopify-columns.ts'

/** Says a reason in one language. */
export type Reason = (options: { locale: Language }) => string

/** What is wrong in a file: everything is counted, and enough of it named to work with. */
export type Faults = {
  add(row: number, column: string, reason: Reason): void
  readonly total: number
  list(): ImportFaults
}

const NAMED = 1000

export function createFaults(locale: Language): Faults {
  const faults: ImportFault[] = []
  let total = 0
  return {
    add(row, column, reason) {
      total += 1
      if (faults.length < NAMED) faults.push({ row, column, reason: reason({ locale }) })
    },
    get total() {
      return total
    },
    // Some are found by looking back from a later row; people read from the top.
    list: () => ({ faults: faults.toSorted((one, other) => one.row - other.row), total }),
  }
}

/** The file cannot be read on from here. */
export class SheetUnreadable extends Error {
  readonly row: number
  readonly reason: Reason
  constructor(row: number, reason: Reason) {
    super(`The file cannot be read from row ${row}`)
    this.row = row
    this.reason = reason
  }
}

/** What a file says of a product, not checked yet, and where it stands there. Plain, so that it can wait in a table. */
export type SheetEntry = {
  value: Record<string, unknown>
  /** Of a table the row of each sku, the first of which is the product's too; of JSON the number of the entry. */
  rows: readonly number[]
  /** Of each cover its row and what it shows, where covers have rows of their own. */
  coverRows?: readonly number[]
  coverTexts?: readonly string[]
  nested: boolean
  /** It comes from Shopify's file, which calls its columns otherwise. */
  shopify?: ShopifyNames
}

export type Place = { row: number; column: string }

/** Where a value stands: `price` of a row, or `skus[0].price` of an entry. */
export function placeIn(entry: SheetEntry, path: readonly PropertyKey[]): Place {
  const { rows, coverRows = [], nested, shopify } = entry
  if (nested) return { row: rows[0]!, column: path.reduce<string>(appendStep, '') }
  const inSku = path[0] === 'skus' && typeof path[1] === 'number'
  const row = (inSku ? rows[Number(path[1])] : path[0] === 'covers' && coverRows[Number(path[1])]) || rows[0]!
  const elsewhere = shopify && shopifyColumnOf(path, shopify)
  if (elsewhere) return { row, column: elsewhere }
  const steps = inSku ? path.slice(2) : path
  const found = (inSku ? SKU_COLUMNS : PRODUCT_COLUMNS).find((one) =>
    one.path.every((step, at) => step === steps[at]),
  )
  return { row, column: found?.column ?? steps.map(String).join('.') }
}

const appendStep = (name: string, step: PropertyKey) =>
  typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${String(step)}` : String(step)
