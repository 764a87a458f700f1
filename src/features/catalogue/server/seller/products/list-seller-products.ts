import { whyNotSold } from '#features/catalogue/product-rules.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import type { ProductPostage } from '#features/postage/postage-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language, Text } from '#platform/i18n/language.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { ENGLISH_GAPS } from './count-gaps.ts'
import { type ProductPlace, pageProducts } from './page-products.ts'

type Found = {
  id: number
  name: Text
  covers: string[]
  category: string
  shop: string
  virtual: boolean
  on_sale: boolean
  price_cents: Cents
  postage: ProductPostage
  free_shipping_cents: Cents | null
  sales: number
  english_gaps: number
  files: number
  stocks: number[]
}

export const listSellerProducts: Act<typeof productsSellerContract.listSellerProducts> = async (
  { rows: most, sort, after, ...filter },
  { tx, language },
) => {
  const found = await pageProducts(tx, { filter, sort, from: readPlace(after), rows: most + 1 })
  const shown = found.slice(0, most)
  const last = shown.at(-1)
  const lines = await readLines(
    tx,
    shown.map(({ id }) => id),
    language,
  )
  return {
    data: lines.map(showLine),
    next: last && found.length > most ? `${last.place}-${last.id}` : '',
  }
}

/** What is told of a product is looked up for a page alone. */
const readLines = (tx: ReadTx, ids: readonly number[], language: Language) => select<Found>(tx)`
  select p.id, p.name, p.covers, p.virtual, p.on_sale, p.price_cents, p.sales, p.postage, p.free_shipping_cents,
    ${inLanguage('category.name', language)} as category, ${inLanguage('shop.name', language)} as shop,
    ${ENGLISH_GAPS} as english_gaps,
    (select count(*) from product_download d where d.product_id = p.id)
      + (select count(*) from product_file f where f.product_id = p.id) as files,
    array(select stock from sku where sku.product_id = p.id order by position, id) as stocks
  from unnest(${[...ids]}::bigint[]) with ordinality as listed (id, at)
    join product p on p.id = listed.id
    join category on category.id = p.category_id join shop on shop.id = p.shop_id
  order by listed.at`

function showLine({ covers, price_cents, free_shipping_cents, stocks, files, ...row }: Found) {
  const skus = stocks.map((stock) => ({ stock }))
  return {
    ...row,
    picture: covers[0] ?? '',
    price: toYuan(price_cents),
    free_shipping_money: free_shipping_cents === null ? null : toYuan(free_shipping_cents),
    virtual: row.virtual ? 1 : 0,
    on_sale: row.on_sale ? 1 : 0,
    skus: stocks.length,
    stock: stocks.reduce((sum, stock) => sum + stock, 0),
    why_not: whyNotSold({ ...row, covers, skus, files }),
  }
}

function readPlace(after: string): ProductPlace | undefined {
  const [, place, id] = /^(\d+)-(\d+)$/.exec(after) ?? []
  return place && id ? { place: Number(place), id: Number(id) } : undefined
}
