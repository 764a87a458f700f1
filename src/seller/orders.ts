import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import type { SellerOrder, SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { oneOf, optional, page, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'

/** How a status is typed, and how it is told. */
const STATUSES = {
  unpaid: [ORDER.awaitingPayment, m.sellerorders_unpaid],
  'to-ship': [ORDER.paid, m.sellerorders_to_ship],
  shipped: [ORDER.shipped, m.sellerorders_shipped],
  received: [ORDER.received, m.sellerorders_received],
  completed: [ORDER.completed, m.sellerorders_completed],
  cancelled: [ORDER.closedByBuyer, m.sellerorders_cancelled],
  expired: [ORDER.closedByTime, m.sellerorders_expired],
} as const
type StatusName = keyof typeof STATUSES
const STATUS_NAMES = Object.keys(STATUSES) as StatusName[]

export const orders: Command = {
  name: 'orders',
  summary: m.sellerorders_orders_summary,
  details: m.sellerorders_orders_details,
  acts: [
    act({
      options: { status: optional(oneOf(STATUS_NAMES, 'STATUS')), page },
      async run({ status, page }, { open, output }) {
        const { api } = await open()
        const asked = { status: status && STATUSES[status][0], page }
        output.answer(await api.ordersSeller.listSellerOrders(asked), (list) => {
          drawList(output, list.data)
          output.page(list)
        })
      },
    }),
    act({
      words: { order_sn: word('ORDER_SN') },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.ordersSeller.showSellerOrder(asked), (order) => drawOrder(output, order))
      },
    }),
  ],
}

function statusText(status: OrderStatus, { language }: Output): string {
  const found = Object.values(STATUSES).find(([number]) => number === status)
  return found ? found[1]({}, { locale: language }) : String(status)
}

function drawList(output: Output, lines: readonly SellerOrderLine[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      m.sellerorders_number({}, locale),
      m.sellerorders_status({}, locale),
      m.sellerorders_paid_at({}, locale),
      m.sellerorders_amount({}, locale),
      m.sellerorders_buyer({}, locale),
      m.sellerorders_goods({}, locale),
      m.sellerorders_note({}, locale),
    ],
    lines.map((line) => [
      line.order_sn,
      statusText(line.status, output) + (line.disputed ? ` (${m.sellerorders_disputed({}, locale)})` : ''),
      line.pay_time,
      line.pay_fee,
      shorten(line.buyer, 16),
      shorten(line.goods, 44),
      shorten(line.remark, 24),
    ]),
  )
}

function drawOrder(output: Output, order: SellerOrder): void {
  const locale = { locale: output.language }
  drawList(output, [order])
  if (order.address) output.line(`${m.sellerorders_address({}, locale)} ${order.address}`)
  if (order.remark) output.line(`${m.sellerorders_note({}, locale)} ${order.remark}`)
  output.table(
    [
      'SKU',
      m.seller_name({}, locale),
      m.seller_option({}, locale),
      m.seller_price({}, locale),
      m.sellerorders_count({}, locale),
      m.sellerorders_amount({}, locale),
    ],
    order.items.map((item) => [
      item.sku_id,
      shorten(item.title, 40),
      shorten(item.option, 30),
      item.price,
      item.num,
      item.pay_price,
    ]),
  )
  output.table(
    [
      m.sellerorders_time({}, locale),
      m.sellerorders_status({}, locale),
      m.sellerorders_who({}, locale),
      m.sellerorders_why({}, locale),
    ],
    order.history.map((event) => [event.time, statusText(event.to, output), event.actor, event.reason]),
  )
  if (!order.parcel) return
  output.line(`${order.parcel.courier_name} ${order.parcel.tracking_no}`)
  output.table(
    [m.sellerorders_time({}, locale), m.sellerorders_place({}, locale), m.sellerorders_event({}, locale)],
    order.parcel.events.map((event) => [event.time, event.place, event.text]),
  )
}
