import {
  isClosed,
  ORDER,
  type OrderState,
  type OrderStatus,
  orderState,
} from '#features/orders/order-states.ts'
import * as m from '#words'

const NAMES: Record<OrderState, () => string> = {
  awaitingPayment: m.myorders_status_unpaid,
  paid: m.myorders_status_paid,
  shipped: m.myorders_status_shipped,
  received: m.myorders_status_received,
  completed: m.myorders_status_completed,
  closedByBuyer: m.myorders_status_cancelled,
  closedByTime: m.myorders_status_expired,
}

/** What a status is called; virtual goods are delivered, not sent. */
export const statusText = (status: OrderStatus, virtual: boolean) =>
  virtual && status === ORDER.shipped ? m.myorders_status_delivered() : NAMES[orderState(status)]()

/** Waiting for the buyer is warm, done is green, over is grey. */
export const statusTone = (status: OrderStatus) =>
  isClosed(status) ? 'text-gray-500' : status === ORDER.awaitingPayment ? 'text-warm-700' : 'text-brand-700'
