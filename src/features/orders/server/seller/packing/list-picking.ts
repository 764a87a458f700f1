import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { packingSellerContract } from '#features/orders/packing-seller-contract.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
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
  })
  const packed = orders.flatMap(({ id, order_sn, remark }) => {
    const own = items.get(id) ?? []
    if (own.some(({ refund_status }) => refund_status === ITEM_REFUND.open)) return []
    const left = own.filter((item) => leftToSend(item) > 0).map(show)
    return left.length > 0 ? [{ order_sn, remark, items: left }] : []
  })
  return { goods: sumUp(packed.flatMap((order) => order.items)), orders: packed }
}

type Piece = { sku_id: number; title: string; option: string; num: number }

/** A row a sku, the most first. */
const sumUp = (pieces: readonly Piece[]) =>
  [...Map.groupBy(pieces, ({ sku_id }) => sku_id).values()]
    .map(([first, ...more]) => ({
      ...(first as Piece),
      num: more.reduce((sum, { num }) => sum + num, first?.num ?? 0),
      orders: more.length + 1,
    }))
    .sort((a, b) => b.num - a.num || a.sku_id - b.sku_id)
