import type { Order, OrderItem } from '#features/orders/orders-contract.ts'
import { pick } from '#platform/pick.ts'

/** What a list shows of an order and its items; the rest stands on the order's own page, and would travel with every list. */
export type ListedOrder = ReturnType<typeof listed>
export type ListedItem = ReturnType<typeof listedItem>

export const listed = (order: Order) => ({
  ...pick(
    order,
    'id',
    'order_sn',
    'status',
    'product_type',
    'dispatch_amount',
    'pay_fee',
    'create_time',
    'expire_time',
    'server_time',
    'is_refunded',
    'is_cancelled',
    'delivered_time',
  ),
  items: order.items.map(listedItem),
})

const listedItem = (item: OrderItem) =>
  pick(
    item,
    'id',
    'order_id',
    'product_id',
    'product_title',
    'product_image',
    'product_sku_text',
    'product_sku_price_id',
    'product_price',
    'product_num',
    'sent_num',
    'refund_status',
    'refunded_num',
    'refunded_amount',
    'nominal_grams',
    'packed_grams',
    'after_sale_until',
    'is_downloaded',
  )
