import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { readTrackingNumber } from '#features/orders/parcel-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import { later } from '#platform/time.ts'
import * as m from '#words'
import { findCourier } from '../parcels/find-courier.ts'
import { lockShippable } from '../parcels/lock-shippable.ts'
import { sendParcel } from '../parcels/send-parcel.ts'
import { TELLS_AFTER } from '../parcels/shipping-batch.ts'

export const shipOrder: Act<typeof ordersSellerContract.shipOrder> = async (input, context) => {
  const { tx, actor, now, language, trace } = context
  const courier = await findCourier(tx, input.courier)
  const number = readTrackingNumber(input.tracking_no) ?? refuse(m.orders_tracking_no_wrong)
  const order = await lockShippable(tx, input.order_sn, input.items)
  const tellAt = input.tell_later ? { tellAt: later(now, TELLS_AFTER) } : {}
  const parcel_id = await sendParcel(tx, { order, courier, number, actor: actorKey(actor), now, ...tellAt })
  const { order_sn, last } = order
  trace({ thing: 'order', id: order_sn, after: { courier: courier.code, tracking_no: number } })
  const name = courier.name[language]
  const data = { order_sn, parcel_id, courier: name, tracking_no: number, complete: last ? 1 : 0 }
  const said = { order_sn, courier: name, number }
  return withMessage(data, last ? m.orders_shipped_done : m.orders_partly_shipped_done, said)
}
