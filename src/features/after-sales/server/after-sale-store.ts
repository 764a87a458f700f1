import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** Requests with what they are about; `after_sale.…`, `order_item.…` and `shop_order.…` may be narrowed further. */
export const afterSales = (tx: ReadTx) =>
  tx
    .selectFrom('after_sale')
    .innerJoin('order_item', 'order_item.id', 'after_sale.order_item_id')
    .innerJoin('shop_order', 'shop_order.id', 'after_sale.order_id')
    .leftJoin('courier', 'courier.id', 'after_sale.courier_id')
    .leftJoin('refund', 'refund.id', 'after_sale.refund_id')

export const AFTER_SALE_COLUMNS = [
  'after_sale.id',
  'after_sale.sn',
  'after_sale.buyer_id',
  'after_sale.type',
  'after_sale.status',
  'after_sale.order_id',
  'after_sale.order_item_id',
  'after_sale.reason',
  'after_sale.content',
  'after_sale.images',
  'after_sale.num',
  'after_sale.refund_cents',
  'after_sale.offer_cents',
  'after_sale.offer_note',
  'after_sale.offer_note_en',
  'after_sale.refund_msg',
  'after_sale.refund_msg_en',
  'after_sale.courier_no',
  'after_sale.created_at',
  'after_sale.changed_at',
  'after_sale.due_at',
  'order_item.product_id',
  'order_item.title',
  'order_item.sku_text',
  'order_item.picture',
  'order_item.price_cents',
  'order_item.quantity',
  'order_item.refund_status',
  'order_item.refunded_num',
  'order_item.refunded_cents',
  'order_item.after_sale_hours',
  'order_item.downloaded_at',
  'shop_order.order_sn',
  'shop_order.status as order_status',
  'shop_order.virtual',
  'shop_order.received_at',
  'shop_order.pay_method',
  'courier.id as courier_id',
  'courier.code as courier_code',
  'courier.name as courier_name',
  'refund.id as refund_id',
  'refund.status as money',
  'refund.done_at as money_back_at',
] as const

const rowsOf = (tx: ReadTx) => afterSales(tx).select(AFTER_SALE_COLUMNS)
export type AfterSaleView = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export const findAfterSale = (tx: ReadTx, buyerId: number, id: number): Promise<AfterSaleView | undefined> =>
  rowsOf(tx).where('after_sale.id', '=', id).where('after_sale.buyer_id', '=', buyerId).executeTakeFirst()

/** What of the postage went back together with a request's money. */
export async function postageWith(tx: ReadTx, refundId: number | null): Promise<Cents> {
  if (refundId === null) return 0
  const row = await tx
    .selectFrom('item_refund')
    .select('cents')
    .where('refund_id', '=', refundId)
    .where('kind', '=', 'postage')
    .executeTakeFirst()
  return row?.cents ?? 0
}

export const eventsOf = (tx: ReadTx, id: number) =>
  tx
    .selectFrom('after_sale_event')
    .selectAll()
    .where('after_sale_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
