import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import * as m from '#words'
import { findParcel } from '../parcels/find-parcel.ts'
import { takeParcelBack } from '../parcels/take-parcel-back.ts'

export const unshipOrder: Act<typeof ordersSellerContract.unshipOrder> = async (input, context) => {
  const { tx, actor, now, trace } = context
  const parcelId = await findParcel(tx, input)
  const { tracking_no } = await takeParcelBack(tx, { parcelId, actor: actorKey(actor), now })
  const { order_sn } = input
  trace({ thing: 'order', id: order_sn, before: { tracking_no } })
  return withMessage({ order_sn, tracking_no }, m.orders_unshipped_done, { order_sn, number: tracking_no })
}
