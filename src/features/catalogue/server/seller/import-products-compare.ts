import { isDeepStrictEqual } from 'node:util'
import type { ImportChange, ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import { PRODUCT_COLUMNS, type SheetColumn, SKU_COLUMNS } from '#features/catalogue/product-sheet.ts'
import type { Overlaid } from './import-products-overlay.ts'

type Values = Record<string, unknown>

/** Long texts are shown by their beginning. */
const SHOWN = 200

/** Each field a file changes, as it was and as it will be. `before` and `after` are the products as they are saved. */
export function listChanges(
  base: ProductSheet,
  { value }: Overlaid,
  before: Values & { skus: unknown },
  after: Values & { skus: unknown },
): ImportChange[] {
  const product = { product_id: base.id, name: base.name.zh_CN }
  const of = (sku_id: number, columns: readonly SheetColumn[], was: Sides, is: Sides): ImportChange[] =>
    columns
      .filter(({ path }) => !isDeepStrictEqual(at(was.read, path), at(is.read, path)))
      .map(({ column, path }) => ({
        ...product,
        sku_id,
        column,
        before: show(at(was.written, path)),
        after: show(at(is.written, path)),
      }))
  const [skusBefore, skusAfter] = [before.skus as Values[], after.skus as Values[]]
  return [
    ...of(0, PRODUCT_COLUMNS, { read: before, written: base }, { read: after, written: value }),
    ...value.skus.flatMap((sku, place) => {
      const was = { read: skusBefore[place] ?? {}, written: base.skus[place] ?? {} }
      return of(Number(base.skus[place]?.id ?? 0), SKU_COLUMNS, was, {
        read: skusAfter[place]!,
        written: sku,
      })
    }),
  ]
}

type Sides = { read: object; written: object }

const at = (value: object, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Values | null | undefined)?.[step], value) ?? null

function show(value: unknown): string {
  const text = value === null ? '' : Array.isArray(value) ? value.join(' ') : String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
