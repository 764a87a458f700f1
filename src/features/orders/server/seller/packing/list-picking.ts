import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { Picking, packingSellerContract } from '#features/orders/packing-seller-contract.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { isWeighed } from '#features/orders/weight-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { itemsOf } from '../../order-store.ts'
import type { ItemRow } from '../../show-order.ts'
import { whereOrders } from '../where-orders.ts'

/** As many as are packed in a morning; whoever has more picks by day or region. */
const MOST = 2000

/** The longest waiting first. An order with goods in dispute waits as a whole, as it cannot be shipped. */
export const listPicking: Act<typeof packingSellerContract.listPicking> = async (
  filter,
  { tx, language },
) => {
  const orders = await tx
    .selectFrom('shop_order')
    .where(whereOrders({ ...filter, status: ORDER.paid }))
    .select(['id', 'order_sn', 'remark'])
    .orderBy('paid_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  if (orders.length === 0) return { goods: [], orders: [] }
  const items = Map.groupBy(
    await itemsOf(
      tx,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  const show = (item: ItemRow) => ({
    sku_id: item.sku_id,
    title: item.title[language],
    option: item.sku_text[language],
    num: leftToSend(item),
    grams: isWeighed(item) ? (item.nominal_grams ?? 0) * leftToSend(item) : 0,
  })
  const packed = orders.flatMap(({ id, order_sn, remark }) => {
    const own = items.get(id) ?? []
    if (own.some(({ refund_status }) => refund_status === ITEM_REFUND.open)) return []
    const left = own.filter((item) => leftToSend(item) > 0).map(show)
    return left.length > 0 ? [{ order_sn, remark, items: left }] : []
  })
  return { goods: sumUp(packed.flatMap((order) => order.items)), orders: packed }
}

type Piece = Picking['orders'][number]['items'][number]

/** A row a sku, the most first. */
const sumUp = (pieces: readonly Piece[]) =>
  [...Map.groupBy(pieces, ({ sku_id }) => sku_id).values()]
    .map((all) => ({
      ...(all[0] as Piece),
      num: all.reduce((sum, { num }) => sum + num, 0),
      grams: all.reduce((sum, { grams }) => sum + grams, 0),
      orders: all.length,
    }))
    .sort((a, b) => b.num - a.num || a.sku_id - b.sku_id)
