import { ORDER } from '#features/orders/order-states.ts'
import { moveOrder } from '#features/orders/server/move-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hours, later } from '#platform/time.ts'
import type { OrdersSeed } from '../../../seeds/seed-types.ts'

type DemoParcel = {
  orderId: number
  courier: string
  trackingNo: string
  /** How far it has come; hours count from the moment of ordering. */
  stops: OrdersSeed['way']
  placedAt: Date
}

/** Ships a demo order as a seller would have, with what has happened to its parcel since. */
export async function sendDemoParcel(tx: WriteTx, parcel: DemoParcel): Promise<void> {
  const { orderId, trackingNo, stops, placedAt } = parcel
  const courier = await tx
    .selectFrom('courier')
    .select(['id', 'code'])
    .where('code', '=', parcel.courier)
    .executeTakeFirstOrThrow()
  const sentAt = later(placedAt, hours(stops[0]?.hours ?? 0))
  const by = { actor: 'seller:xianji', reason: `shipped with ${courier.code} ${trackingNo}`, now: sentAt }
  await moveOrder(tx, { ids: [orderId], from: [ORDER.paid], to: ORDER.shipped, ...by })
  const parcelRow = { order_id: orderId, courier_id: courier.id, tracking_no: trackingNo, sent_at: sentAt }
  const { id: parcel_id } = await tx
    .insertInto('parcel')
    .values({ ...parcelRow, sent_by: by.actor })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = await tx
    .updateTable('order_item')
    .set((eb) => ({ sent: eb.ref('quantity') }))
    .where('order_id', '=', orderId)
    .returning(['id as order_item_id', 'quantity'])
    .execute()
  await tx
    .insertInto('parcel_item')
    .values(items.map((item) => ({ parcel_id, ...item })))
    .execute()
  await tx
    .insertInto('tracking_event')
    .values(
      stops.map((stop) => ({
        parcel_id,
        text: stop.text,
        place: stop.place,
        delivered: stop.delivered ?? false,
        happened_at: later(placedAt, hours(stop.hours)),
      })),
    )
    .execute()
}
