import { sql } from 'kysely'
import { lockOpenBuyer } from '#features/account/server/lock-buyer.ts'
import { type Goods, lockGoods } from '#features/catalogue/server/stock/find-goods.ts'
import { type Delivery, deliveryTo } from '#features/postage/server/find-delivery.ts'
import { settingNumber } from '#features/site/server/read-setting.ts'
import { prepared } from '#platform/database/prepared.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { MayHold } from './limit-unpaid.ts'
import type { ShipTo } from './orders-tables.ts'

export type LockedForOrder = {
  goods: Goods[]
  /** The chosen address, when it is the buyer's own. */
  shipTo: ShipTo | null
  /** What holds for parcels to it. */
  delivery: Delivery | null
  /** Settings of the shop. */
  unpaidMinutes: number | null
  mayHold: Partial<MayHold>
}

type Found = Goods & {
  to: { ship_to: ShipTo; delivery: Delivery } | null
  unpaid_minutes: number | null
  unpaid_of_sku: number | null
  unpaid_pieces: number | null
}

/**
 * Holds what an order is made of until the transaction ends: the buyer first, then the skus in id order, so that no
 * two orders wait for each other in a circle. The join is lateral because that is what makes the buyer's row come
 * first. The address and what holds for parcels there are read along: placing an order is the busiest write of a
 * shop, and every question more is a wait while the skus are held.
 */
export async function lockForOrder(
  tx: WriteTx,
  buyerId: number,
  { skuIds, addressId }: { skuIds: readonly number[]; addressId: number },
): Promise<LockedForOrder> {
  const { rows } = await run<Found>(tx)`${prepared}
    select held.*,
      (select json_build_object('ship_to', json_build_object('consignee', consignee, 'mobile', mobile,
            'province_id', province_id, 'province_name', province_name, 'city_name', city_name,
            'district_name', district_name, 'address', address),
          'delivery', ${deliveryTo(sql`address.province_id`)})
        from address where id = ${addressId} and buyer_id = ${buyerId}) as "to",
      ${settingNumber('orders', 'unpaid_minutes')} as unpaid_minutes,
      ${settingNumber('orders', 'unpaid_of_sku')} as unpaid_of_sku,
      ${settingNumber('orders', 'unpaid_pieces')} as unpaid_pieces
    from (${lockOpenBuyer(buyerId)}) me
    cross join lateral (${lockGoods(skuIds, sql`me.id = ${buyerId}`)}) held`
  const [first] = rows
  return {
    goods: rows,
    shipTo: first?.to?.ship_to ?? null,
    delivery: first?.to?.delivery ?? null,
    unpaidMinutes: first?.unpaid_minutes ?? null,
    mayHold: {
      ...(first?.unpaid_of_sku && { ofSku: first.unpaid_of_sku }),
      ...(first?.unpaid_pieces && { inAll: first.unpaid_pieces }),
    },
  }
}
