/**
 * How a product is written in a file: JSON nests as `path` says, CSV and XLSX have the flat `column`, one row per sku
 * with the product's columns repeated. Import and export both go by this table. A file need not have them all: what it
 * does not have stays as it is.
 */
export type SheetColumn = {
  column: string
  path: readonly string[]
  /** Says nothing where it is blank; a blank cell of the others is a value. */
  optional?: true
}

const texts = (name: string, optional?: true): SheetColumn[] => [
  { column: `${name}_zh`, path: [...name.split('_'), 'zh_CN'], ...(optional && { optional }) },
  { column: `${name}_en`, path: [...name.split('_'), 'en_US'], ...(optional && { optional }) },
]

const plain = (column: string): SheetColumn => ({ column, path: [column] })
const optional = (column: string): SheetColumn => ({ column, path: [column], optional: true })

export const PRODUCT_COLUMNS: readonly SheetColumn[] = [
  optional('id'),
  plain('shop_id'),
  plain('category'),
  ...texts('name'),
  ...texts('summary'),
  ...texts('intro'),
  plain('covers'),
  plain('virtual'),
  plain('is_new'),
  plain('is_recommended'),
  optional('postage'),
  plain('free_shipping_money'),
  plain('on_sale'),
  optional('published_at'),
  ...texts('file_name', true),
  ...texts('file_content', true),
]

/** What older files have in place of `postage`: read, and no longer written. */
export const OLD_COLUMNS: readonly SheetColumn[] = [plain('free_shipping')]

/** Paths within one entry of `skus`. */
export const SKU_COLUMNS: readonly SheetColumn[] = [
  { column: 'sku_id', path: ['id'], optional: true },
  optional('code'),
  optional('barcode'),
  { column: 'sku_name_zh', path: ['name', 'zh_CN'] },
  { column: 'sku_name_en', path: ['name', 'en_US'] },
  plain('price'),
  plain('market_price'),
  optional('stock'),
]
