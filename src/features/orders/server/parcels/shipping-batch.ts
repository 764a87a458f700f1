import { readTrackingNumber } from '#features/orders/parcel-rules.ts'
import type { ShippingLine } from '#features/orders/shipping-seller-contract.ts'
import { actorMay } from '#features/people/actor-may.ts'
import { type BatchKind, batchKind } from '#platform/batches/batch-kind.ts'
import { refuse } from '#platform/refusal.ts'
import { later, seconds } from '#platform/time.ts'
import * as m from '#words'
import { lockOrders } from '../lock-order.ts'
import { checkShippingLines } from './check-shipping-lines.ts'
import { type Courier, listActiveCouriers, matchCourier } from './find-courier.ts'
import { refuseUnpacked } from './is-unpacked.ts'
import { lockShippable } from './lock-shippable.ts'
import { sendParcel } from './send-parcel.ts'
import { takeParcelBack } from './take-parcel-back.ts'

/** A file shipped by mistake is noticed within a minute or two; what is undone in this time no buyer has heard of. */
export const TELLS_AFTER = seconds(60)

const kind: BatchKind<ShippingLine, { parcel_id: number }, readonly Courier[]> = {
  name: 'ship',
  allows: (actor) => actorMay(actor, 'ship orders'),
  check: checkShippingLines,
  async prepare(tx, lines) {
    await lockOrders(
      tx,
      lines.map(({ order_sn }) => order_sn),
    )
    return listActiveCouriers(tx)
  },
  async run(tx, line, couriers, { actor, now, trace }) {
    const known = couriers.map(({ code }) => code).join(', ')
    const courier = matchCourier(couriers, line.courier) ?? refuse(m.orders_courier_unknown, { known })
    const number = readTrackingNumber(line.tracking_no) ?? refuse(m.orders_tracking_no_wrong)
    const order = await lockShippable(tx, line.order_sn)
    await refuseUnpacked(tx, order.id)
    const tellAt = later(now, TELLS_AFTER)
    const parcel_id = await sendParcel(tx, { order, courier, number, actor, now, tellAt })
    trace({ thing: 'order', id: order.order_sn, after: { courier: courier.code, tracking_no: number } })
    return { parcel_id }
  },
  async undo(tx, { parcel_id }, { actor, now, trace }) {
    const { order_sn, tracking_no } = await takeParcelBack(tx, { parcelId: parcel_id, actor, now })
    trace({ thing: 'order', id: order_sn, before: { tracking_no } })
  },
}

/** Orders shipped by a file: a line an order, all that is left of it in one parcel. */
export const shipping = batchKind(kind)
