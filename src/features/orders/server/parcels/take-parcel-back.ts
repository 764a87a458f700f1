import { addMessage } from '#features/notices/server/add-message.ts'
import { withdrawMessage } from '#features/notices/server/withdraw-message.ts'
import { ITEM_REFUND, ORDER, UNDONE } from '#features/orders/order-states.ts'
import { ORDERS } from '#features/orders/orders-tags.ts'
import { UNSHIP_MINUTES } from '#features/orders/parcel-rules.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { literal } from '#platform/database/literal.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { type LockedParcel, lockParcel } from './lock-parcel.ts'

export type TakingBack = { parcelId: number; actor: string; now: Date }

/**
 * A parcel that was entered by mistake: its goods are still here, and an order that counted as shipped is to be shipped
 * again. Only for minutes, only while the courier has said nothing of it, and never behind a buyer who asks for money
 * back. Holds the order, as whoever ships does.
 */
export async function takeParcelBack(
  tx: WriteTx,
  { parcelId, actor, now }: TakingBack,
): Promise<LockedParcel> {
  const parcel = await lockParcel(tx, parcelId)
  await refuseUnlessFresh(tx, parcel, now)
  await run(tx)`
    with back as (
      update parcel set unshipped_at = ${now}::timestamptz where id = ${parcelId}
    ), counted as (
      update order_item set sent = sent - p.quantity
      from parcel_item p where p.parcel_id = ${parcelId} and p.order_item_id = order_item.id
    ), undone as (
      update shop_order set status = ${literal(UNDONE.to)}, shipped_at = null
      where id = ${parcel.order_id} and status = ${literal(UNDONE.from)}
    )
    insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
    values (${parcel.order_id}, ${parcel.status}::smallint, ${literal(UNDONE.to)}, ${actor},
      ${`parcel ${parcel.tracking_no} was taken back`}, ${now}::timestamptz)`
  const { order_id, order_sn, tracking_no } = parcel
  const unseen = await withdrawMessage(tx, parcel.buyer_id, { parcel_id: parcelId })
  if (!unseen) {
    const data = { order_id, order_sn, tracking_no }
    await addMessage(tx, parcel.buyer_id, { kind: 'parcel_taken_back', data }, now)
  }
  changed(tx, ORDERS)
  return parcel
}

async function refuseUnlessFresh(tx: WriteTx, parcel: LockedParcel, now: Date): Promise<void> {
  if (parcel.unshipped_at) refuse(m.orders_unship_already)
  if (parcel.status !== ORDER.shipped && parcel.status !== ORDER.paid) refuse(m.orders_unship_received)
  if (later(parcel.sent_at, minutes(UNSHIP_MINUTES)) < now)
    refuse(m.orders_unship_late, { minutes: UNSHIP_MINUTES })
  const [found] = await select<{ events: number; disputed: boolean }>(tx)`
    select (select count(*) from tracking_event where parcel_id = ${parcel.id}) as events,
      exists (select from parcel_item p join order_item i on i.id = p.order_item_id
        where p.parcel_id = ${parcel.id} and (i.refund_status <> ${literal(ITEM_REFUND.none)} or i.refunded_num > i.withheld)) as disputed`
  if (found?.disputed) refuse(m.orders_unship_disputed)
  // The first is ours: handed over.
  if ((found?.events ?? 0) > 1) refuse(m.orders_unship_travelling)
}
