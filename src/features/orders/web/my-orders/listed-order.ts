import type { Order, OrderItem } from '#features/orders/orders-contract.ts'

/** What a list shows of an order and its items; the rest stands on the order's own page, and would travel with every list. */
export type ListedOrder = ReturnType<typeof listed>
export type ListedItem = ReturnType<typeof listedItem>

// Each field by its name: picked by a list of names, those of a page take sixty times as long.
export const listed = ({
  id,
  order_sn,
  status,
  product_type,
  dispatch_amount,
  pay_fee,
  create_time,
  expire_time,
  server_time,
  is_refunded,
  is_cancelled,
  delivered_time,
  items,
}: Order) => ({
  id,
  order_sn,
  status,
  product_type,
  dispatch_amount,
  pay_fee,
  create_time,
  expire_time,
  server_time,
  is_refunded,
  is_cancelled,
  delivered_time,
  items: items.map(listedItem),
})

const listedItem = ({
  id,
  order_id,
  product_id,
  product_title,
  product_image,
  product_sku_text,
  product_sku_price_id,
  product_price,
  product_num,
  sent_num,
  refund_status,
  refunded_num,
  refunded_amount,
  nominal_grams,
  packed_grams,
  after_sale_until,
  is_downloaded,
}: OrderItem) => ({
  id,
  order_id,
  product_id,
  product_title,
  product_image,
  product_sku_text,
  product_sku_price_id,
  product_price,
  product_num,
  sent_num,
  refund_status,
  refunded_num,
  refunded_amount,
  nominal_grams,
  packed_grams,
  after_sale_until,
  is_downloaded,
})
