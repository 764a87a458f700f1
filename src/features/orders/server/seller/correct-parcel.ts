import { addMessage } from '#features/notices/server/add-message.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { readTrackingNumber } from '#features/orders/parcel-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { noteEvent } from '../note-event.ts'
import { findCourier } from '../parcels/find-courier.ts'
import { findParcel } from '../parcels/find-parcel.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'

/** Puts a mistyped number right. What it was stays on record, and the buyer is told the right one. */
export const correctParcel: Act<typeof ordersSellerContract.correctParcel> = async (input, context) => {
  const { tx, now, trace } = context
  const actor = actorKey(context.actor)
  const parcel = await lockParcel(tx, await findParcel(tx, input))
  if (parcel.unshipped_at) return refuse(m.orders_parcel_none)
  const number = readTrackingNumber(input.right_no) ?? refuse(m.orders_tracking_no_wrong)
  const courier = input.courier ? await findCourier(tx, input.courier) : { id: parcel.courier_id }
  if (number === parcel.tracking_no && courier.id === parcel.courier_id) return refuse(m.orders_correct_same)
  const { id: parcel_id, courier_id, tracking_no, order_id, order_sn } = parcel
  const before = { courier_id, tracking_no }
  await tx
    .insertInto('parcel_correction')
    .values({ parcel_id, ...before, actor, created_at: now })
    .execute()
  await tx
    .updateTable('parcel')
    .set({ courier_id: courier.id, tracking_no: number })
    .where('id', '=', parcel_id)
    .execute()
  const reason = `tracking number ${tracking_no} corrected to ${number}`
  await noteEvent(tx, { orderId: order_id, status: parcel.status, actor, reason, now })
  trace({ thing: 'order', id: order_sn, before: { tracking_no }, after: { tracking_no: number } })
  const data = { order_id, order_sn, was: tracking_no, tracking_no: number }
  await addMessage(tx, parcel.buyer_id, { kind: 'parcel_corrected', data }, now)
  return withMessage({ order_sn, tracking_no: number }, m.orders_corrected_done, { was: tracking_no, number })
}
