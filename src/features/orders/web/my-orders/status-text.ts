import type { OrderStatus } from '#features/orders/order-states.ts'
import * as m from '#words'

const NAMES: Record<OrderStatus, () => string> = {
  0: m.myorders_status_unpaid,
  1: m.myorders_status_paid,
  2: m.myorders_status_shipped,
  3: m.myorders_status_received,
  4: m.myorders_status_completed,
  [-1]: m.myorders_status_cancelled,
  [-2]: m.myorders_status_expired,
}

/** What a status is called; virtual goods are delivered, not sent. */
export const statusText = (status: OrderStatus, virtual: boolean) =>
  virtual && status === 2 ? m.myorders_status_delivered() : NAMES[status]()

/** Waiting for the buyer is warm, done is green, over is grey. */
export const statusTone = (status: OrderStatus) =>
  status < 0 ? 'text-gray-500' : status === 0 ? 'text-warm-700' : 'text-brand-700'
