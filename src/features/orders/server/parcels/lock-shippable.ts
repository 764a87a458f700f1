import { goodsName } from '#features/orders/goods-name.ts'
import { ITEM_REFUND, isClosed, ORDER } from '#features/orders/order-states.ts'
import { leftToSend, stillOwed } from '#features/orders/parcel-rules.ts'
import { isUnweighed } from '#features/orders/weight-rules.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { itemsOf } from '../order-store.ts'
import type { ItemRow } from '../show-order.ts'

/** Some pieces of one sku; without a number all that are left of it. */
export type Chosen = { sku_id: number; num?: number | undefined }

export type Packed = { id: number; quantity: number }

export type Shippable = {
  id: number
  buyer_id: number
  order_sn: string
  packed: Packed[]
  /** Nothing is left once these have gone. */
  last: boolean
}

/**
 * The order, held until the end, with what goes into the parcel: what was chosen, else all that is left. Whoever asks for
 * money back holds the order too, so its items are looked at only once it is ours: nothing leaves that is being refunded.
 */
export async function lockShippable(
  tx: WriteTx,
  orderSn: string,
  chosen?: readonly Chosen[],
): Promise<Shippable> {
  const order = await tx
    .selectFrom('shop_order')
    .where('order_sn', '=', orderSn)
    .select(['id', 'buyer_id', 'order_sn', 'status'])
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse(m.orders_none)
  if (order.status === ORDER.awaitingPayment) refuse(m.orders_ship_unpaid)
  if (isClosed(order.status)) refuse(m.orders_already_closed)
  const items = await itemsOf(tx, [order.id])
  if (items.every(({ refund_status }) => refund_status === ITEM_REFUND.refunded))
    refuse(m.orders_ship_refunded)
  if (order.status !== ORDER.paid) refuse(m.orders_ship_already)
  if (await isRepacked(tx, order.id)) refuse(m.orders_ship_repack)
  const packed = chosen ? pack(items, chosen) : packAll(items)
  const gone = new Map(packed.map(({ id, quantity }) => [id, quantity]))
  const last = items.every((item) => stillOwed(item) <= (gone.get(item.id) ?? 0))
  return { id: order.id, buyer_id: order.buyer_id, order_sn: order.order_sn, packed, last }
}

function packAll(items: readonly ItemRow[]): Packed[] {
  if (items.some(isDisputed)) refuse(m.orders_ship_disputed)
  if (items.every((item) => leftToSend(item) === 0)) refuse(m.orders_ship_missing)
  return items.flatMap((item) => {
    const quantity = leftToSend(item)
    if (quantity === 0) return []
    refuseUnweighed(item)
    return { id: item.id, quantity }
  })
}

function pack(items: readonly ItemRow[], chosen: readonly Chosen[]): Packed[] {
  return chosen.map(({ sku_id, num }) => {
    const item = items.find((one) => one.sku_id === sku_id) ?? refuse(m.orders_ship_no_item, { sku: sku_id })
    if (isDisputed(item)) refuse(m.orders_ship_disputed)
    refuseUnweighed(item)
    const left = leftToSend(item)
    const quantity = num ?? left
    if (quantity === 0 || quantity > left) refuse(m.orders_ship_left, { goods: goodsName(item), left })
    return { id: item.id, quantity }
  })
}

/** Its box is open again: what was closed before is not all that belongs into it. */
async function isRepacked(tx: ReadTx, orderId: number): Promise<boolean> {
  const found = await select(tx)`select from wave_order where order_id = ${orderId} and to_repack`
  return found.length > 0
}

/** Goods sold by weight leave once it is known what was packed: what is missing goes back before. */
function refuseUnweighed(item: ItemRow): void {
  if (isUnweighed(item)) refuse(m.refunds_ship_unweighed, { goods: goodsName(item) })
}

const isDisputed = ({ refund_status }: ItemRow) => refund_status === ITEM_REFUND.open
