import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { isClosed, type OrderStatus } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { PayCountdown } from '#features/orders/web/my-orders/pay-countdown.tsx'
import { statusText } from '#features/orders/web/my-orders/status-text.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

const ICONS: Record<OrderStatus, ReactNode> = {
  0: <Clock />,
  1: <Package />,
  2: <Truck />,
  3: <MessageSquareText />,
  4: <CircleCheck />,
  [-1]: <CircleX />,
  [-2]: <CircleX />,
}

const HINTS: Record<OrderStatus, () => string> = {
  0: m.orderdetail_hint_unpaid,
  1: m.orderdetail_hint_paid,
  2: m.orderdetail_hint_shipped,
  3: m.orderdetail_hint_received,
  4: m.orderdetail_hint_completed,
  [-1]: m.orderdetail_hint_cancelled,
  [-2]: m.orderdetail_hint_expired,
}

type Props = { order: Order; children: ReactNode }

/** How the order stands, what that means for the buyer, and what can be done now. */
export function StatusBanner({ order, children }: Props) {
  const { status } = order
  const virtual = order.product_type === 1
  const delivered = virtual && status === 2
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-5 gap-y-4 rounded-2xl px-5 py-5 md:px-8 md:py-6 print:hidden',
        isClosed(status) ? 'bg-gray-100' : status === 0 ? 'bg-warm-50' : 'bg-brand-50',
      )}
    >
      <span
        className={cx(
          'grid size-12 shrink-0 place-items-center rounded-full bg-white [&_svg]:size-6',
          isClosed(status) ? 'text-gray-500' : status === 0 ? 'text-warm-600' : 'text-brand-700',
        )}
      >
        {delivered ? <Download /> : ICONS[status]}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-lg font-semibold text-gray-900 md:text-xl">{statusText(status, virtual)}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-gray-600">
          {status === 0 && <PayCountdown order={order} look="boxes" />}
          {delivered ? m.orderdetail_hint_delivered() : HINTS[status]()}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">{children}</div>
    </div>
  )
}
