import { sql } from 'kysely'
import type { Tx, WriteTx } from '#platform/database/database.ts'
import type { Text } from '#platform/i18n/language.ts'
import type {} from './orders-tables.ts'

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
}

const COLUMNS = sql`s.id as sku_id, s.product_id, p.name as title, s.name as sku_text, p.covers[1] as picture,
  s.price_cents, s.stock, p.virtual, p.on_sale`

export async function findGoods(tx: Tx, skuIds: readonly number[]): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select ${COLUMNS} from sku s join product p on p.id = s.product_id
    where s.id = any(${skuIds}::bigint[])`.execute(tx)
  return rows
}

export type LockedGoods = Goods & { unpaid_minutes: number | null }

/**
 * Holds what an order is made of until the transaction ends: the buyer first, then the skus in id order, so that no
 * two orders wait for each other in a circle. What is read is what is held: nobody changes price or stock in
 * between. The join is lateral because that is what makes the buyer's row come first.
 */
export async function lockGoods(
  tx: WriteTx,
  buyerId: number,
  skuIds: readonly number[],
): Promise<LockedGoods[]> {
  const { rows } = await sql<LockedGoods>`
    select held.*,
      (select value::int from setting where module = 'orders' and key = 'unpaid_minutes') as unpaid_minutes
    from (select id from buyer where id = ${buyerId} and closed_at is null for no key update) me
    cross join lateral (
      select ${COLUMNS} from sku s join product p on p.id = s.product_id
      where s.id = any(${skuIds}::bigint[]) and me.id = ${buyerId}
      order by s.id
      for no key update of s
    ) held`.execute(tx)
  return rows
}
