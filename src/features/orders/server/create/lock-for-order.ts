import { sql } from 'kysely'
import { isOpenBuyer } from '#features/account/server/lock-buyer.ts'
import { type Goods, lockGoods } from '#features/catalogue/server/stock/find-goods.ts'
import type { ShipTo } from '#features/orders/server/orders-tables.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { later, minutes } from '#platform/time.ts'
import { type OrderedBefore, orderedBefore } from './limit-unpaid.ts'

/** The numbers an order and its items will have: who knows them beforehand need not wait for the order to be written. */
export type OrderIds = { order: number; items: number[] }

export type LockedForOrder = {
  goods: Goods[]
  /** The chosen address, when it is the buyer's own. */
  shipTo: (ShipTo & { province_id: number }) | null
  before: OrderedBefore
  ids: OrderIds
}

type Asked = { buyerId: number; skuIds: readonly number[]; addressId: number; now: Date }
type Found = Goods & OrderedBefore & { ship_to: LockedForOrder['shipTo']; order_id: number; item_id: number }

const lock = prepare<Found, Asked & { aMinuteAgo: Date }>(
  ({ buyerId, skuIds, addressId, aMinuteAgo }) => sql`
    select held.*, ${orderedBefore(buyerId, aMinuteAgo)},
      (select json_build_object('consignee', consignee, 'mobile', mobile, 'province_id', province_id,
          'province_name', province_name, 'city_name', city_name, 'district_name', district_name, 'address', address)
        from address where id = ${addressId} and buyer_id = ${buyerId}) as ship_to,
      (select nextval('shop_order_id_seq')) as order_id, nextval('order_item_id_seq') as item_id
    from (${lockGoods(skuIds, isOpenBuyer(buyerId))}) held`,
)

/**
 * Holds what an order is made of until the transaction ends: the buyer first, then the skus in id order, so that no
 * two orders wait for each other in a circle. Everything an order hangs on comes along, so that nothing has to be asked while
 * the skus are held: what is decided then is written by one journey more, the commit with it.
 */
export async function lockForOrder(tx: WriteTx, asked: Asked): Promise<LockedForOrder> {
  const goods = await lock(tx, { ...asked, aMinuteAgo: later(asked.now, -minutes(1)) })
  const [first] = goods
  return {
    goods,
    shipTo: first?.ship_to ?? null,
    before: first ?? { unpaid: null, recent: 0 },
    // The first line chosen has the first number, whichever sku was held first.
    ids: { order: first?.order_id ?? 0, items: goods.map(({ item_id }) => item_id).sort((a, b) => a - b) },
  }
}
