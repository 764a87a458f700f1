import type { Logistics, ordersContract } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { findOrder } from './order-store.ts'

export const showLogistics: Act<typeof ordersContract.showLogistics> = async ({ id }, context) => {
  const order = await findOrder(context.tx, context.actor.id, id)
  if (!order) return refuse(m.orders_none)
  if (order.virtual) return refuse(m.orders_no_parcel)
  return (await findLogistics(context.tx, id, context.language)) ?? refuse(m.orders_not_shipped)
}

/** An order's parcel, the latest event first; nothing while it has not been shipped. */
export async function findLogistics(
  tx: ReadTx,
  orderId: number,
  language: Language,
): Promise<Logistics | undefined> {
  const parcel = await tx
    .selectFrom('shipment')
    .innerJoin('courier', 'courier.id', 'shipment.courier_id')
    .where('order_id', '=', orderId)
    .select(['courier.code', 'courier.name', 'tracking_no'])
    .executeTakeFirst()
  if (!parcel) return undefined
  const events = await tx
    .selectFrom('tracking_event')
    .where('order_id', '=', orderId)
    .select(['id', 'text', 'place', 'delivered', 'happened_at'])
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    courier_code: parcel.code,
    courier_name: parcel.name[language],
    tracking_no: parcel.tracking_no,
    delivered: events.some((event) => event.delivered) ? 1 : 0,
    events: events.map((event) => ({
      id: event.id,
      time: shopTime(event.happened_at),
      text: event.text[language],
      place: event.place?.[language] ?? '',
      delivered: event.delivered ? 1 : 0,
    })),
  }
}
