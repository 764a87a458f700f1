import { readTrackingNumber } from '#features/orders/parcel-rules.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export type ParcelPointer = { order_sn: string; tracking_no?: string | undefined }

/** Which parcel of an order is meant: the only one, or the one of that number. */
export async function findParcel(tx: ReadTx, { order_sn, tracking_no }: ParcelPointer): Promise<number> {
  const parcels = await tx
    .selectFrom('parcel')
    .innerJoin('shop_order', 'shop_order.id', 'parcel.order_id')
    .where('order_sn', '=', order_sn)
    .where('unshipped_at', 'is', null)
    .select(['parcel.id', 'tracking_no'])
    .orderBy('parcel.id')
    .execute()
  if (parcels.length === 0) return refuse(m.orders_not_shipped)
  const wanted = tracking_no === undefined ? undefined : readTrackingNumber(tracking_no)
  const found = parcels.filter((one) => tracking_no === undefined || one.tracking_no === wanted)
  const [parcel] = found
  if (!parcel) return refuse(m.orders_parcel_none)
  if (found.length > 1)
    refuse(m.orders_parcel_which, { numbers: found.map((one) => one.tracking_no).join(', ') })
  return parcel.id
}
