import { addMessage } from '#features/notices/server/add-message.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import * as m from '#words'
import { moveOrder } from '../move-order.ts'
import { noteEvent } from '../note-event.ts'
import type { Courier } from './find-courier.ts'
import type { Shippable } from './lock-shippable.ts'

export type Sending = {
  order: Shippable
  courier: Courier
  number: string
  actor: string
  now: Date
  /** The buyer is told then, and never if it was taken back before; at once without it. */
  tellAt?: Date
}

/** A parcel leaves. With the last of its goods the order counts as shipped; until then it stays paid. Answers its id. */
export async function sendParcel(tx: WriteTx, sending: Sending): Promise<number> {
  const { order, courier, number, actor, now } = sending
  const parcelId = await insertParcel(tx, sending)
  if (order.last) {
    const by = { actor, reason: `shipped with ${courier.code} ${number}`, now }
    await moveOrder(tx, { ids: [order.id], from: [ORDER.paid], to: ORDER.shipped, ...by })
  } else {
    const reason = `a part was sent with ${courier.code} ${number}`
    await noteEvent(tx, { orderId: order.id, status: ORDER.paid, actor, reason, now })
  }
  const { id: order_id, order_sn } = order
  const data = { order_id, order_sn, parcel_id: parcelId, courier: courier.code, tracking_no: number }
  const kind = order.last ? 'order_shipped' : 'order_partly_shipped'
  await addMessage(tx, order.buyer_id, { kind, data }, now, sending.tellAt)
  return parcelId
}

async function insertParcel(tx: WriteTx, { order, courier, number, actor, now }: Sending): Promise<number> {
  const handedOver: Text = {
    zh_CN: m.orders_track_shipped({ courier: courier.name.zh_CN }, { locale: 'zh_CN' }),
    en_US: m.orders_track_shipped({ courier: courier.name.en_US }, { locale: 'en_US' }),
  }
  const packed = JSON.stringify(order.packed)
  const { rows } = await run<{ id: number }>(tx)`
    with sent as (
      insert into parcel (order_id, courier_id, tracking_no, sent_by, sent_at)
      values (${order.id}, ${courier.id}, ${number}, ${actor}, ${now}) returning id
    ), told as (
      insert into tracking_event (parcel_id, text, happened_at)
      select id, ${JSON.stringify(handedOver)}::jsonb, ${now}::timestamptz from sent
    ), packed as (
      select id, quantity from jsonb_to_recordset(${packed}::jsonb) as packed(id bigint, quantity smallint)
    ), listed as (
      insert into parcel_item (parcel_id, order_item_id, quantity)
      select sent.id, packed.id, packed.quantity from sent, packed
    ), counted as (
      update order_item set sent = sent + packed.quantity from packed where order_item.id = packed.id
    )
    select id from sent`
  const [parcel] = rows
  if (!parcel) throw new Error('A parcel that was inserted has an id')
  return parcel.id
}
