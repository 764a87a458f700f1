import type { Generated } from 'kysely'
import type { DownloadType } from '#features/catalogue/download-rules.ts'
import type { ColdClass } from '#features/catalogue/product-rules.ts'
import type { StockMoveKind } from '#features/catalogue/stock-moves.ts'
import type { ProductPostage } from '#features/postage/postage-rules.ts'
import type { Text } from '#platform/i18n/language.ts'

export interface ProductTable {
  id: Generated<number>
  shop_id: number
  category_id: number
  top_category_id: number
  name: Text
  summary: Text
  intro: Text
  covers: string[]
  virtual: boolean
  price_cents: number
  sales: Generated<number>
  is_new: Generated<boolean>
  is_recommended: Generated<boolean>
  postage: Generated<ProductPostage>
  /** Read by the release before alone. */
  free_shipping: Generated<boolean>
  /** A sum of its own. */
  free_shipping_cents: number | null
  on_sale: Generated<boolean>
  cold_class: Generated<ColdClass>
  shelf_days: number | null
  origin: Generated<Text>
  storage: Generated<Text>
  published_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface SkuTable {
  id: Generated<number>
  product_id: number
  name: Text
  price_cents: number
  market_price_cents: number | null
  stock: number
  /** Units that orders hold or have bought. */
  taken: Generated<number>
  position: number
  code: string | null
  barcode: string | null
  nominal_grams: number | null
  tolerance_permille: Generated<number>
}

export interface StockMoveTable {
  id: Generated<number>
  sku_id: number
  product_id: number
  kind: StockMoveKind
  units: number
  stock: number
  actor: string
  reason: Generated<string>
  reference: Generated<string>
  created_at: Date
}

/** Written by triggers, read by `findMoved`. */
export interface ProductMovedTable {
  xid: Generated<string>
  product_id: number
  turned: boolean
  created_at: Generated<Date>
}

export interface CategoryTable {
  id: Generated<number>
  pid: number
  slug: string
  name: Text
  picture: string
  position: number
}

export interface ProductFileTable {
  product_id: number
  name: Text
  content: Text
}

export interface ProductDownloadTable {
  id: Generated<number>
  product_id: number
  name: Text
  type: DownloadType
  bytes: number
  stored: string
  created_at: Generated<Date>
}

/** Written by triggers, read by `listStock` and `showToday`. */
export interface LowSkuTable {
  sku_id: number
  product_id: number
  stock: number
}

/** Written by triggers, read by the desk's list of products. */
export interface ChineseOnlyTable {
  product_id: number
}

/** Written by triggers for the release before. */
export interface SoldOutSkuTable {
  sku_id: number
  product_id: number
}

/** Written by `storeDownload` and by triggers. */
export interface LooseDownloadTable {
  stored: string
  created_at: Date
}

/** Products an older version made always free, until their seller says what holds for them. */
export interface FreeByDefaultTable {
  product_id: number
  /** The sum that was typed for it. */
  free_from_cents: number | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    product_download: ProductDownloadTable
    loose_download: LooseDownloadTable
    low_sku: LowSkuTable
    sold_out_sku: SoldOutSkuTable
    product: ProductTable
    sku: SkuTable
    stock_move: StockMoveTable
    product_moved: ProductMovedTable
    category: CategoryTable
    chinese_only: ChineseOnlyTable
    product_file: ProductFileTable
    free_by_default: FreeByDefaultTable
  }
}
