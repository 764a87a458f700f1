import { type RawBuilder, sql } from 'kysely'
import type { ProductPostage } from '#features/postage/postage-rules.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'

/** A sku with its product, as an order needs it. */
export type Goods = {
  sku_id: number
  product_id: number
  title: Text
  sku_text: Text
  picture: string
  price_cents: number
  stock: number
  virtual: boolean
  on_sale: boolean
  postage: ProductPostage
  /** Its own sum. */
  free_shipping_cents: number | null
  category_id: number
  top_category_id: number
  /** Null where it is not sold by weight. */
  nominal_grams: number | null
  tolerance_permille: number
}

const GOODS = sql`select s.id as sku_id, s.product_id, p.name as title, s.name as sku_text, p.covers[1] as picture,
  s.price_cents, s.stock, p.virtual, p.on_sale, p.postage, p.free_shipping_cents, p.category_id, p.top_category_id,
  s.nominal_grams, s.tolerance_permille
  from sku s join product p on p.id = s.product_id`

export const findGoods = (tx: ReadTx, skuIds: readonly number[]) =>
  select<Goods>(tx)`${GOODS} where s.id = any(${skuIds}::bigint[])`

/**
 * A query for a statement: the goods, with their skus locked in id order until the transaction ends, where `once`
 * holds. What is read is what is locked: nobody changes price or stock in between.
 */
export const lockGoods = (skuIds: readonly number[], once: RawBuilder<unknown>) => sql`
  ${GOODS} where s.id = any(${skuIds}::bigint[]) and ${once}
  order by s.id
  for no key update of s`
