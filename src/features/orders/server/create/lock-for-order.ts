import { sql } from 'kysely'
import { lockOpenBuyer } from '#features/account/server/lock-buyer.ts'
import { type Goods, lockGoods } from '#features/catalogue/server/stock/find-goods.ts'
import type { ShipTo } from '#features/orders/server/orders-tables.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { WriteTx } from '#platform/database/tx.ts'

export type LockedForOrder = {
  goods: Goods[]
  /** The chosen address, when it is the buyer's own. */
  shipTo: (ShipTo & { province_id: number }) | null
}

type Asked = { buyerId: number; skuIds: readonly number[]; addressId: number }
type Found = Goods & { ship_to: LockedForOrder['shipTo'] }

const lock = prepare<Found, Asked>(
  ({ buyerId, skuIds, addressId }) => sql`
    select held.*,
      (select json_build_object('consignee', consignee, 'mobile', mobile, 'province_id', province_id,
          'province_name', province_name, 'city_name', city_name, 'district_name', district_name, 'address', address)
        from address where id = ${addressId} and buyer_id = ${buyerId}) as ship_to
    from (${lockOpenBuyer(buyerId)}) me
    cross join lateral (${lockGoods(skuIds, sql`me.id = ${buyerId}`)}) held`,
)

/**
 * Holds what an order is made of until the transaction ends: the buyer first, then the skus in id order, so that no
 * two orders wait for each other in a circle. The join is lateral because that is what makes the buyer's row come
 * first. The address is read along: placing an order is the busiest write of a shop, and every question more is a wait
 * while the skus are held.
 */
export async function lockForOrder(tx: WriteTx, asked: Asked): Promise<LockedForOrder> {
  const goods = await lock(tx, asked)
  return { goods, shipTo: goods[0]?.ship_to ?? null }
}
