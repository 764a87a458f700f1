import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { ORDER, type OrderState, orderState } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { hasParcel } from '#features/orders/parcel-rules.ts'
import { PayCountdown } from '#features/orders/web/my-orders/pay-countdown.tsx'
import { hasArrived, isOver, statusText } from '#features/orders/web/my-orders/status-text.ts'
import { cx } from '#ui/cx.ts'
import { ActBar } from '#ui/move/act-bar.tsx'
import { showTime } from '#ui/show/show-time.ts'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'

const ICONS: Record<OrderState, ReactNode> = {
  awaitingPayment: <Clock />,
  paid: <Package />,
  shipped: <Truck />,
  received: <MessageSquareText />,
  completed: <CircleCheck />,
  closedByBuyer: <CircleX />,
  closedByTime: <CircleX />,
}

const HINTS: Record<Exclude<OrderState, 'shipped'>, () => string> = {
  awaitingPayment: m.orderdetail_hint_unpaid,
  paid: m.orderdetail_hint_paid,
  received: m.orderdetail_hint_received,
  completed: m.orderdetail_hint_completed,
  closedByBuyer: m.orderdetail_hint_cancelled,
  closedByTime: m.orderdetail_hint_expired,
}

const isDelivered = ({ product_type, status }: Order) => product_type === 1 && status === ORDER.shipped

function hintOf(order: Order): string {
  const amount = order.refunded_amount
  if (order.is_cancelled === 1) return m.refunds_hint_cancelled({ amount })
  if (order.is_refunded === 1)
    return Number(amount) > 0 ? m.refunds_hint_refunded({ amount }) : m.refunds_hint_refunded_nothing()
  if (isDelivered(order)) return m.orderdetail_hint_delivered()
  if (order.status === ORDER.paid && hasParcel(order)) return m.orderdetail_hint_partly()
  const state = orderState(order.status)
  return state === 'shipped' ? shippedHint(order) : HINTS[state]()
}

/** Until when the buyer may say that it came; while something is disputed there is no such moment. */
function shippedHint(order: Order): string {
  if (order.auto_confirm_time === '') return m.orderdetail_hint_disputed()
  const time = showTime(order.auto_confirm_time, 'minute', getLocale())
  return hasArrived(order) ? m.orderdetail_hint_arrived({ time }) : m.orderdetail_hint_shipped({ time })
}

type Props = { order: Order; children: ReactNode }

/** How the order stands, what that means for the buyer, and what can be done now. */
export function StatusBanner({ order, children }: Props) {
  const { status } = order
  const unpaid = status === ORDER.awaitingPayment
  const delivered = isDelivered(order)
  const over = isOver(order)
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-4 md:gap-x-5 rounded-2xl px-5 py-5 md:px-8 md:py-6 print:hidden',
        over ? 'bg-gray-100' : unpaid ? 'bg-warm-50' : 'bg-brand-50',
      )}
    >
      <span
        className={cx(
          'grid size-12 shrink-0 place-items-center rounded-full bg-white [&_svg]:size-6',
          over ? 'text-gray-500' : unpaid ? 'text-warm-600' : 'text-brand-700',
        )}
      >
        {delivered ? <Download /> : order.is_refunded === 1 ? <RotateCcw /> : ICONS[orderState(status)]}
      </span>
      <div className="min-w-0 flex-1 basis-48 md:basis-80">
        <p className="text-lg font-semibold text-gray-900 md:text-xl">{statusText(order)}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-gray-600">
          {unpaid && <PayCountdown order={order} look="boxes" />}
          {hintOf(order)}
        </p>
        {order.cancel_reason !== '' && (
          <p className="mt-1 text-gray-600">
            {m.orderdetail_cancel_reason()}{' '}
            <Written text={order.cancel_reason} className="break-words font-medium text-gray-900" />
          </p>
        )}
      </div>
      <ActBar className="flex flex-wrap gap-3 max-md:flex-nowrap max-md:gap-2 max-md:*:flex-auto max-md:*:px-1!">
        {children}
      </ActBar>
    </div>
  )
}
