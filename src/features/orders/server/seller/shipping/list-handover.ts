import { placeName } from '#features/address/place-name.ts'
import type { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import { days, later, shopDay, shopTime } from '#platform/time.ts'
import type { ShipTo } from '../../orders-tables.ts'
import { findCourier } from '../../parcels/find-courier.ts'
import { showShipTo } from '../../show-order.ts'

type Row = { order_sn: string; tracking_no: string; ship_to: ShipTo; pieces: number; sent_at: Date }

/** As many as one van takes in a day. */
const MOST = 5000

export const listHandover: Act<typeof shippingSellerContract.listHandover> = async (
  { courier: wanted, day = '' },
  { tx, language, now },
) => {
  const courier = await findCourier(tx, wanted)
  const on = day || shopDay(now)
  const from = readShopTime(on) ?? now
  const parcels = await select<Row>(tx)`
    select o.order_sn, p.tracking_no, o.ship_to, p.sent_at,
      (select coalesce(sum(quantity), 0) from parcel_item i where i.parcel_id = p.id) as pieces
    from parcel p join shop_order o on o.id = p.order_id
    where p.courier_id = ${courier.id} and p.unshipped_at is null and o.ship_to is not null
      and p.sent_at >= ${from} and p.sent_at < ${later(from, days(1))}
    order by p.id limit ${MOST}`
  return {
    courier: courier.name[language],
    day: on,
    parcels: parcels.map(({ ship_to, sent_at, ...parcel }) => ({
      ...parcel,
      consignee: ship_to.consignee,
      place: placeName(showShipTo(ship_to, language), language),
      sent_time: shopTime(sent_at),
    })),
  }
}
