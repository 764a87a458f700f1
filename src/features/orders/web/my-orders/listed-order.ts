import { mayRequestRefund } from '#features/orders/ask-back-rules.ts'
import type { Order, OrderItem } from '#features/orders/orders-contract.ts'

/** What a list shows of an order and its items; the rest stands on the order's own page, and would travel with every list. */
export type ListedOrder = ReturnType<typeof listed>
export type ListedItem = ReturnType<typeof listedItem>

/** What is known of an order wherever it is shown. */
export type ShownOrder = Omit<ListedOrder, 'items'> & { items: readonly Pick<ListedItem, 'sent_num'>[] }

/** Each field by its name: picked by a list of names, those of a page take sixty times as long. */
export function listed(order: Order, virtualGoods: number) {
  const {
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
  } = order
  return {
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
    items: order.items.map((item) => listedItem(item, mayRequestRefund(order, item, virtualGoods))),
  }
}

const listedItem = (
  {
    id,
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
  }: OrderItem,
  may_ask_back: boolean,
) => ({
  id,
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
  may_ask_back,
})
