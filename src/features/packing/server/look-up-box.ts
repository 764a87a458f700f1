import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findBoxes } from './find-wave.ts'

export const lookUpBox: Act<typeof wavesSellerContract.lookUpBox> = async (
  { order_sn },
  { tx, actor, language, now },
) => {
  const order = await tx
    .selectFrom('shop_order')
    .leftJoin('wave_order', 'wave_order.order_id', 'shop_order.id')
    .where('order_sn', '=', order_sn)
    .select(['shop_order.id', 'status', 'ship_to', 'wave_id'])
    .executeTakeFirst()
  if (!order) return refuse(m.orders_none)
  const items = await itemsOf(tx, [order.id])
  const boxes = order.wave_id ? await findBoxes(tx, order.wave_id, { language, name: actor.name, now }) : []
  const box = boxes.find((one) => one.order_sn === order_sn)
  const disputed = items.some(({ refund_status }) => refund_status === ITEM_REFUND.open)
  const open = order.status === ORDER.paid
  return {
    order_sn,
    box: box?.box ?? 0,
    // A box that was shipped is packed for the table, and gone for the scanner.
    state: open ? (box?.state ?? (disputed ? 'disputed' : 'waiting')) : 'gone',
    initial: order.ship_to?.consignee.slice(0, 1) ?? '',
    pieces: items.reduce((sum, item) => sum + leftToSend(item), 0),
    packed: box?.lines.reduce((sum, line) => sum + line.packed, 0) ?? 0,
    grams: items.reduce((sum, item) => sum + (item.packed_grams ?? 0), 0),
  }
}
