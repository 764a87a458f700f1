import { ITEM_REFUND, ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import type { SellerOrder, SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import type { Columns, Say } from './columns.ts'
import type { Output } from './output.ts'

/** How a status is typed, and how it is told. */
export const STATUSES = {
  unpaid: [ORDER.awaitingPayment, m.sellerorders_unpaid],
  'to-ship': [ORDER.paid, m.sellerorders_to_ship],
  shipped: [ORDER.shipped, m.sellerorders_shipped],
  received: [ORDER.received, m.sellerorders_received],
  completed: [ORDER.completed, m.sellerorders_completed],
  cancelled: [ORDER.closedByBuyer, m.sellerorders_cancelled],
  expired: [ORDER.closedByTime, m.sellerorders_expired],
} as const

/** How much of an item has gone back, and whether more is asked for. */
function tellRefund({ refund_status, refunded_num: num, refunded_amount: amount }: Item, say: Say): string {
  if (refund_status === ITEM_REFUND.refunded) return say(m.sellership_refunded)
  const part = num > 0 ? say(m.refunds_part_pieces, { num, amount }) : say(m.refunds_part_sum, { amount })
  const asked = refund_status === ITEM_REFUND.open ? say(m.sellerorders_disputed) : ''
  return [Number(amount) > 0 || num > 0 ? part : '', asked].filter(Boolean).join(', ')
}

/** Grams packed of grams promised, for what is sold by weight. */
const tellWeight = ({ nominal_grams, packed_grams }: Item) =>
  nominal_grams > 0 || packed_grams > 0 ? `${packed_grams || '-'} / ${nominal_grams} g` : ''

type Item = SellerOrder['items'][number]

export function statusName(status: OrderStatus, say: Say): string {
  const found = Object.values(STATUSES).find(([number]) => number === status)
  return found ? say(found[1]) : String(status)
}

export const ORDER_COLUMNS: Columns<SellerOrderLine> = [
  [m.sellerorders_number, 'order_sn'],
  [
    m.sellerorders_status,
    (line, say) =>
      (line.is_refunded ? say(m.refunds_status_refunded) : statusName(line.status, say)) +
      (line.disputed ? ` (${say(m.sellerorders_disputed)})` : ''),
  ],
  [m.sellerorders_paid_at, 'pay_time'],
  [m.sellerorders_amount, 'pay_fee'],
  [m.sellerorders_buyer, 'buyer', 16],
  [m.sellerorders_goods, 'goods', 44],
  [m.sellerorders_note, 'remark', 24],
]

const METHODS: Record<SellerOrder['pay_method'], Sentence | ''> = {
  '': '',
  alipay: m.orderdetail_alipay,
  balance: m.orderdetail_balance,
  coupon: m.orderdetail_coupon,
}

const SUMS: Columns<SellerOrder> = [
  [m.orderdetail_goods_amount, 'goods_amount'],
  [m.postage_label, 'dispatch_amount'],
  [m.orderdetail_discount, 'discount_amount'],
  [m.sellerorders_amount, 'pay_fee'],
  [m.desk_refunded, 'given_back'],
  [m.office_method, ({ pay_method }) => METHODS[pay_method]],
]

export function drawOrder(order: SellerOrder, output: Output): void {
  output.list([order], ORDER_COLUMNS)
  if (order.address) output.line(`${output.say(m.sellerorders_address)} ${order.address}`)
  if (order.remark) output.line(`${output.say(m.sellerorders_note)} ${order.remark}`)
  output.list([order], SUMS)
  output.list(order.items, [
    ['SKU', 'sku_id'],
    [m.seller_name, 'title', 40],
    [m.seller_option, 'option', 30],
    [m.seller_price, 'price'],
    [m.sellerorders_count, 'num'],
    [m.sellership_sent, 'sent'],
    [m.refunds_weight, tellWeight],
    [m.sellerorders_amount, 'pay_price'],
    [m.sellership_refund, (item, say) => tellRefund(item, say)],
  ])
  if (order.notes.length > 0)
    output.list(order.notes, [
      [m.sellerorders_time, 'time'],
      [m.sellerorders_who, 'by'],
      [m.sellerpacking_note, 'text'],
    ])
  output.list(order.history, [
    [m.sellerorders_time, 'time'],
    [m.sellerorders_status, (event, say) => statusName(event.to, say)],
    [m.sellerorders_who, 'by'],
    [m.sellerorders_why, 'reason'],
  ])
  for (const parcel of order.parcels) drawParcel(parcel, output)
}

function drawParcel(parcel: SellerOrder['parcels'][number], output: Output): void {
  output.line(`${parcel.courier_name} ${parcel.tracking_no}: ${parcel.goods}`)
  for (const one of parcel.corrections) output.line(output.say(m.sellership_was, { ...one, actor: one.by }))
  output.list(parcel.events, [
    [m.sellerorders_time, 'time'],
    [m.sellerorders_place, 'place'],
    [m.sellerorders_event, 'text'],
  ])
}
