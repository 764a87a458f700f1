import type { Selectable } from 'kysely'
import { showPlaceNames } from '#features/address/server/show-address.ts'
import { askBackUntil } from '#features/orders/ask-back-rules.ts'
import type { Order, OrderItem } from '#features/orders/orders-contract.ts'
import { isWhollyRefunded, refundedCents } from '#features/orders/refund-rules.ts'
import { nominalGrams } from '#features/orders/weight-rules.ts'
import type { Day } from '#platform/calendar-day.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import type { OrderItemTable, OrderTable, ShipTo } from './orders-tables.ts'
import { showGoods } from './show-goods.ts'

export type OrderRow = Pick<
  Selectable<OrderTable>,
  | 'id'
  | 'order_sn'
  | 'status'
  | 'virtual'
  | 'goods_cents'
  | 'discount_cents'
  | 'dispatch_cents'
  | 'pay_cents'
  | 'pay_method'
  | 'remark'
  | 'ship_to'
  | 'created_at'
  | 'expires_at'
  | 'paid_at'
  | 'shipped_at'
  | 'received_at'
  | 'closed_at'
  | 'cancelled_at'
  | 'postage_back'
> & { expected_on: Day | null }
export type ItemRow = Omit<Selectable<OrderItemTable>, 'restocked'>
/** As it is, or as it came with its order, where times are texts. */
export type ShownItemRow = Omit<ItemRow, 'downloaded_at'> & { downloaded_at: Date | string | null }

export const timeText = (at: Date | null) => (at ? shopTime(at) : '')

export type Followed = Pick<Order, 'delivered_time' | 'auto_confirm_time' | 'cancel_reason' | 'is_reviewed'>

/** Who has just changed an order knows nothing of all this, and nobody asks there. */
const NOT_FOLLOWED: Followed = {
  delivered_time: '',
  auto_confirm_time: '',
  cancel_reason: '',
  is_reviewed: 0,
}

export const showOrder = (
  order: OrderRow,
  items: readonly ShownItemRow[],
  { language, now }: { language: Language; now: Date },
  followed?: Followed,
): Order => ({
  id: order.id,
  order_sn: order.order_sn,
  status: order.status,
  product_type: order.virtual ? 1 : 0,
  goods_amount: toYuan(order.goods_cents),
  discount_amount: toYuan(order.discount_cents),
  dispatch_amount: toYuan(order.dispatch_cents),
  pay_fee: toYuan(order.pay_cents),
  pay_method: order.pay_method,
  remark: order.remark,
  create_time: shopTime(order.created_at),
  pay_time_text: timeText(order.paid_at),
  send_time_text: timeText(order.shipped_at),
  receipt_time_text: timeText(order.received_at),
  close_time_text: timeText(order.closed_at),
  expire_time: order.expires_at.toISOString(),
  server_time: now.toISOString(),
  ...showRefunds(order, items),
  ...(followed ?? NOT_FOLLOWED),
  after_sale_until:
    items
      .map((item) => untilOf(item, order))
      .sort()
      .at(-1) ?? '',
  expected_day: order.expected_on ?? '',
  address: order.ship_to ? showShipTo(order.ship_to, language) : null,
  items: items.map((item) => showItem(item, order, language)),
})

/** What of it has gone back, and whether that is everything. */
function showRefunds(order: OrderRow, items: readonly ShownItemRow[]) {
  return {
    refunded_amount: toYuan(refundedCents(order, items)),
    is_refunded: isWhollyRefunded(items) ? 1 : 0,
    is_cancelled: order.cancelled_at ? 1 : 0,
  }
}

/** ISO, so that the later is the greater. */
const untilOf = (item: ShownItemRow, order: OrderRow) =>
  askBackUntil(order.received_at, item.after_sale_hours)?.toISOString() ?? ''

export const showShipTo = (ship: ShipTo, language: Language) => ({
  consignee: ship.consignee,
  mobile: ship.mobile,
  ...showPlaceNames(ship, language),
  address: ship.address,
})

const showItem = (item: ShownItemRow, order: OrderRow, language: Language): OrderItem => ({
  id: item.id,
  order_id: order.id,
  ...showGoods(item, language),
  product_sku_price_id: item.sku_id,
  sent_num: item.sent,
  pay_price: toYuan(item.pay_cents),
  refund_status: item.refund_status,
  refunded_num: item.refunded_num,
  refunded_amount: toYuan(item.refunded_cents),
  nominal_grams: nominalGrams(item),
  packed_grams: item.packed_grams ?? 0,
  after_sale_until: untilOf(item, order),
  is_downloaded: item.downloaded_at ? 1 : 0,
  create_time: shopTime(order.created_at),
  spec: JSON.stringify({ name: item.sku_text[language] }),
})
