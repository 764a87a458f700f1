import { sql } from 'kysely'
import { ORDERS_PER_PAGE } from '#features/orders/orders-rules.ts'
import type { Day } from '#platform/calendar-day.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { ItemRow, OrderRow } from './show-order.ts'

export const ORDER_COLUMNS = [
  'id',
  'order_sn',
  'status',
  'virtual',
  'goods_cents',
  'discount_cents',
  'dispatch_cents',
  'pay_cents',
  'pay_method',
  'remark',
  'ship_to',
  'created_at',
  'expires_at',
  'paid_at',
  'shipped_at',
  'received_at',
  'closed_at',
  'cancelled_at',
  'postage_back',
  sql<Day | null>`expected_on::text`.as('expected_on'),
] as const

export const ITEM_COLUMNS = [
  'id',
  'order_id',
  'product_id',
  'sku_id',
  'title',
  'sku_text',
  'picture',
  'price_cents',
  'quantity',
  'pay_cents',
  'sent',
  'refund_status',
  'refunded_num',
  'refunded_cents',
  'withheld',
  'missing',
  'missing_cents',
  'nominal_grams',
  'tolerance_permille',
  'packed_grams',
  'after_sale_hours',
  'downloaded_at',
] as const satisfies readonly (keyof ItemRow)[]

/** The buyer's own orders, without those they took out of their list. */
export const ordersOf = (tx: ReadTx, buyerId: number) =>
  tx.selectFrom('shop_order').where('buyer_id', '=', buyerId).where('removed_at', 'is', null)

const findById = prepareSelect((tx, { buyerId, id }: { buyerId: number; id: number }) =>
  ordersOf(tx, buyerId).modifyFront(prepared).where('id', '=', id).select(ORDER_COLUMNS),
)

export const findOrder = async (tx: ReadTx, buyerId: number, id: number): Promise<OrderRow | undefined> =>
  (await findById(tx, { buyerId, id }))[0]

export const findOrderBySn = (tx: ReadTx, buyerId: number, orderSn: string): Promise<OrderRow | undefined> =>
  ordersOf(tx, buyerId).where('order_sn', '=', orderSn).select(ORDER_COLUMNS).executeTakeFirst()

const findItems = (tx: ReadTx, orderIds: readonly number[]) =>
  tx
    .selectFrom('order_item')
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .select(ITEM_COLUMNS)
    .orderBy('order_id')
    .orderBy('id')

const findFew = prepareSelect((tx, { orderIds }: { orderIds: readonly number[] }) =>
  findItems(tx, orderIds).modifyFront(prepared),
)

/** What a page shows is known and quick. Those of a packing list or of a buyer's whole past may be thousands, and have a line to themselves. */
export async function itemsOf(tx: ReadTx, orderIds: readonly number[]): Promise<ItemRow[]> {
  if (orderIds.length === 0) return []
  return orderIds.length <= ORDERS_PER_PAGE ? findFew(tx, { orderIds }) : findItems(tx, orderIds).execute()
}
