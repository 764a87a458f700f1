import { sql } from 'kysely'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const trackParcel: Act<typeof ordersSellerContract.trackParcel> = async (input, { tx, now }) => {
  if (!input.text.zh_CN || !input.text.en_US) return refuse(m.orders_track_empty)
  const parcel = await tx
    .selectFrom('shipment')
    .innerJoin('shop_order', 'shop_order.id', 'shipment.order_id')
    .where('order_sn', '=', input.order_sn)
    .select(['shipment.order_id'])
    // Events of one parcel come one after the other, whoever writes them.
    .forUpdate('shipment')
    .executeTakeFirst()
  if (!parcel) return refuse(m.orders_not_shipped)
  const { events } = await tx
    .selectFrom('tracking_event')
    .where('order_id', '=', parcel.order_id)
    .select(sql<number>`count(*)`.as('events'))
    .executeTakeFirstOrThrow()
  if (input.after !== undefined && input.after !== events) return refuse(m.orders_track_already)
  const event = {
    order_id: parcel.order_id,
    text: input.text,
    place: input.place ?? null,
    delivered: input.delivered === 1,
    happened_at: now,
  }
  await tx.insertInto('tracking_event').values(event).execute()
  return withMessage({ order_sn: input.order_sn, events: events + 1 }, m.orders_track_done)
}
