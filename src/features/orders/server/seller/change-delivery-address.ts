import { checkAddress } from '#features/address/server/check-address.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import { allPlaces } from '#platform/regions.ts'
import * as m from '#words'
import { lockAnyOrder } from '../lock-order.ts'
import type { ShipTo } from '../orders-tables.ts'
import { redirectOrder } from '../redirect-order.ts'
import { findOrder } from './find-order.ts'

/** For a buyer who called: what is not said stays as it is. */
export const changeDeliveryAddress: Act<typeof ordersSellerContract.changeDeliveryAddress> = async (
  { order_sn, ...said },
  { tx, actor, now, language, trace },
) => {
  const order = await lockAnyOrder(tx, await findOrder(tx, order_sn))
  const was = order.ship_to ?? refuse(m.orders_no_parcel)
  const { consignee = was.consignee, mobile = was.mobile, address = was.address, place = placeOf(was) } = said
  const to = checkAddress({ ...place, consignee, mobile, address })
  await redirectOrder(tx, { order, to, actor: actorKey(actor), language, now })
  // Whose address it is stays out of the trail; that it changed is what matters.
  trace({ thing: 'order', id: order_sn, after: { address: 'changed', city: to.city_name.zh_CN } })
  return withMessage({ order_sn }, m.orders_address_changed)
}

/** Orders keep the names of their places; a place that is called otherwise by now has to be said. */
function placeOf({ province_name, city_name, district_name }: ShipTo) {
  const found = allPlaces().find(
    ({ province, city, district }) =>
      province.name.zh_CN === province_name.zh_CN &&
      city.name.zh_CN === city_name.zh_CN &&
      district.name.zh_CN === district_name.zh_CN,
  )
  if (!found) return refuse(m.orders_address_place)
  return { province_id: found.province.id, city_id: found.city.id, district_id: found.district.id }
}
