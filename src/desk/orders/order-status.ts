import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import * as m from '#words'

const NAMES: Record<OrderStatus, () => string> = {
  [ORDER.awaitingPayment]: m.desk_status_unpaid,
  [ORDER.paid]: m.desk_status_paid,
  [ORDER.shipped]: m.desk_status_shipped,
  [ORDER.received]: m.desk_status_received,
  [ORDER.completed]: m.desk_status_completed,
  [ORDER.closedByBuyer]: m.desk_status_closed_buyer,
  [ORDER.closedByTime]: m.desk_status_closed_time,
}

export const statusName = (status: OrderStatus): string => NAMES[status]()

/** In the order in which orders pass through them. */
export const STATUS_TABS = [ORDER.paid, ORDER.shipped, ORDER.received, ORDER.completed, ORDER.awaitingPayment]
