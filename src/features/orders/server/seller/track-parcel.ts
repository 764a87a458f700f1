import { sql } from 'kysely'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findParcel } from '../parcels/find-parcel.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'

export const trackParcel: Act<typeof ordersSellerContract.trackParcel> = async (
  input,
  { tx, now, trace },
) => {
  if (!input.text.zh_CN || !input.text.en_US) return refuse(m.orders_track_empty)
  // Events of one parcel come one after the other, whoever writes them.
  const { id: parcel_id } = await lockParcel(tx, await findParcel(tx, input))
  const { events } = await tx
    .selectFrom('tracking_event')
    .where('parcel_id', '=', parcel_id)
    .select(sql<number>`count(*)`.as('events'))
    .executeTakeFirstOrThrow()
  if (input.after !== undefined && input.after !== events) return refuse(m.orders_track_already)
  const event = {
    parcel_id,
    text: input.text,
    place: input.place ?? null,
    delivered: input.delivered === 1,
    happened_at: now,
  }
  await tx.insertInto('tracking_event').values(event).execute()
  trace({ thing: 'order', id: input.order_sn, after: { event: input.text.zh_CN } })
  return withMessage({ order_sn: input.order_sn, events: events + 1 }, m.orders_track_done)
}
