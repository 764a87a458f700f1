import type { OrderStatus } from '#features/orders/order-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type LockedParcel = {
  id: number
  courier_id: number
  tracking_no: string
  sent_at: Date
  unshipped_at: Date | null
  order_id: number
  order_sn: string
  buyer_id: number
  status: OrderStatus
}

/** A parcel with its order, both locked: the order first, as everywhere, and the rest is read once it is ours. */
export async function lockParcel(tx: WriteTx, parcelId: number): Promise<LockedParcel> {
  await run(tx)`
    select from shop_order where id = (select order_id from parcel where id = ${parcelId}) for update`
  const { rows } = await run<LockedParcel>(tx)`
    select p.id, p.courier_id, p.tracking_no, p.sent_at, p.unshipped_at, p.order_id, o.order_sn, o.buyer_id, o.status
    from parcel p join shop_order o on o.id = p.order_id where p.id = ${parcelId} for update of p`
  return rows[0] ?? refuse(m.orders_parcel_none)
}
