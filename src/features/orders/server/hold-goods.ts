import { sql } from 'kysely'
import type {} from '#features/address/server/address-tables.ts'
import type { Tx, WriteTx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Text } from '#platform/i18n/language.ts'
import type { ShipTo } from './orders-tables.ts'

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

export type Held = {
  goods: Goods[]
  /** The chosen address, when it is the buyer's own. */
  shipTo: ShipTo | null
  /** A setting of the shop. */
  unpaidMinutes: number | null
}

/**
 * Holds what an order is made of until the transaction ends: the buyer first, then the skus in id order, so that no
 * two orders wait for each other in a circle. What is read is what is held: nobody changes price or stock in
 * between. The join is lateral because that is what makes the buyer's row come first. The address is read along:
 * placing an order is the busiest write of a shop, and every question more is a wait while the skus are held.
 */
export async function holdGoods(
  tx: WriteTx,
  buyerId: number,
  { skuIds, addressId }: { skuIds: readonly number[]; addressId: number },
): Promise<Held> {
  const { rows } = await sql<Goods & { ship_to: ShipTo | null; unpaid_minutes: number | null }>`${prepared}
    select held.*,
      (select json_build_object('consignee', consignee, 'mobile', mobile, 'province_name', province_name,
          'city_name', city_name, 'district_name', district_name, 'address', address)
        from address where id = ${addressId} and buyer_id = ${buyerId}) as ship_to,
      (select value::int from setting where module = 'orders' and key = 'unpaid_minutes') as unpaid_minutes
    from (select id from buyer where id = ${buyerId} and closed_at is null for no key update) me
    cross join lateral (
      select ${COLUMNS} from sku s join product p on p.id = s.product_id
      where s.id = any(${skuIds}::bigint[]) and me.id = ${buyerId}
      order by s.id
      for no key update of s
    ) held`.execute(tx)
  const [first] = rows
  return { goods: rows, shipTo: first?.ship_to ?? null, unpaidMinutes: first?.unpaid_minutes ?? null }
}
