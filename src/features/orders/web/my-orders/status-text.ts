import { isClosed, ORDER, type OrderState, orderState } from '#features/orders/order-states.ts'
import { hasParcel } from '#features/orders/parcel-rules.ts'
import * as m from '#words'
import type { ShownOrder } from './listed-order.ts'

const NAMES: Record<OrderState, () => string> = {
  awaitingPayment: m.myorders_status_unpaid,
  paid: m.myorders_status_paid,
  shipped: m.myorders_status_shipped,
  received: m.myorders_status_received,
  completed: m.myorders_status_completed,
  closedByBuyer: m.myorders_status_cancelled,
  closedByTime: m.myorders_status_expired,
}

type Shown = Pick<
  ShownOrder,
  'status' | 'product_type' | 'is_refunded' | 'is_cancelled' | 'items' | 'delivered_time'
>

/** What a status is called; virtual goods are delivered, not sent, and what was given back whole says so. */
export function statusText(order: Shown): string {
  const { status, product_type, is_refunded, is_cancelled } = order
  if (is_cancelled === 1) return m.refunds_status_cancelled()
  if (is_refunded === 1) return m.refunds_status_refunded()
  if (status === ORDER.paid && hasParcel(order)) return m.myorders_status_partly()
  if (hasArrived(order)) return m.myorders_status_arrived()
  return product_type === 1 && status === ORDER.shipped
    ? m.myorders_status_delivered()
    : NAMES[orderState(status)]()
}

/** The courier has handed it over; the buyer has not said so yet. */
export const hasArrived = ({ status, delivered_time }: Pick<ShownOrder, 'status' | 'delivered_time'>) =>
  status === ORDER.shipped && delivered_time !== ''

/** Waiting for the buyer is warm, done is green, over is grey. */
export const statusTone = (order: Shown) =>
  isOver(order)
    ? 'text-gray-500'
    : order.status === ORDER.awaitingPayment
      ? 'text-warm-700'
      : 'text-brand-700'

/** Nothing came of it: closed before it was paid, or all of its money went back. */
export const isOver = ({ status, is_refunded }: Shown) => isClosed(status) || is_refunded === 1
