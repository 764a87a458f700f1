import { type RawBuilder, sql } from 'kysely'
import { type ProductSort, whyNotSold } from '#features/catalogue/product-rules.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { Text } from '#platform/i18n/language.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { ENGLISH_GAPS } from './count-gaps.ts'
import { fitting } from './fit-products.ts'

type Found = {
  id: number
  name: Text
  covers: string[]
  category: string
  shop: string
  virtual: boolean
  on_sale: boolean
  price_cents: Cents
  sales: number
  english_gaps: number
  files: number
  stocks: number[]
  /** What it is sorted by, and by its id: where the list goes on. */
  place: number
}

/** What a list is sorted by; the newest first, the dearest first, the one sold most first. */
const SORTS: Record<ProductSort, RawBuilder<number>> = {
  new: sql`p.id`,
  sales: sql`p.sales`,
  price: sql`p.price_cents`,
}

export const listSellerProducts: Act<typeof productsSellerContract.listSellerProducts> = async (
  { rows: most, sort, after, ...filter },
  { tx, language },
) => {
  const by = SORTS[sort]
  const from = readPlace(after)
  const found = await select<Found>(tx)`
    select p.id, p.name, p.covers, p.virtual, p.on_sale, p.price_cents, p.sales, ${by} as place,
      ${inLanguage('category.name', language)} as category, ${inLanguage('shop.name', language)} as shop,
      ${ENGLISH_GAPS} as english_gaps,
      (select count(*) from product_download d where d.product_id = p.id)
        + (select count(*) from product_file f where f.product_id = p.id) as files,
      array(select stock from sku where sku.product_id = p.id order by position, id) as stocks
    from product p join category on category.id = p.category_id join shop on shop.id = p.shop_id
    where ${fitting(filter)} and ${from ? sql`(${by}, p.id) < (${from.place}::bigint, ${from.id}::bigint)` : sql`true`}
    order by ${by} desc, p.id desc limit ${most + 1}`
  const shown = found.slice(0, most)
  const last = shown.at(-1)
  return {
    data: shown.map(showLine),
    next: last && found.length > most ? `${last.place}-${last.id}` : '',
  }
}

function showLine({ covers, price_cents, stocks, place: _place, files, ...row }: Found) {
  const skus = stocks.map((stock) => ({ stock }))
  return {
    ...row,
    picture: covers[0] ?? '',
    price: toYuan(price_cents),
    virtual: row.virtual ? 1 : 0,
    on_sale: row.on_sale ? 1 : 0,
    skus: stocks.length,
    stock: stocks.reduce((sum, stock) => sum + stock, 0),
    why_not: whyNotSold({ ...row, covers, skus, files }),
  }
}

function readPlace(after: string): { place: number; id: number } | undefined {
  const [, place, id] = /^(\d+)-(\d+)$/.exec(after) ?? []
  return place && id ? { place: Number(place), id: Number(id) } : undefined
}
