import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { type OrderState, orderState } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import { Tag, type TagTone } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

const STATES: Record<OrderState, { name: () => string; tone: TagTone }> = {
  awaitingPayment: { name: m.centre_unpaid, tone: 'warm' },
  paid: { name: m.centre_nosend, tone: 'blue' },
  shipped: { name: m.centre_noget, tone: 'brand' },
  received: { name: m.centre_nocomment, tone: 'amber' },
  completed: { name: m.centre_completed, tone: 'gray' },
  closedByBuyer: { name: m.centre_closed, tone: 'gray' },
  closedByTime: { name: m.centre_closed, tone: 'gray' },
}

const SHOWN = 3

/** The order that was placed last, as one line that leads to it. */
export function LatestOrder({ order }: { order: Order }) {
  const { name, tone } = STATES[orderState(order.status)]
  const pieces = order.items.reduce((sum, item) => sum + item.product_num, 0)
  return (
    <Link
      to={paths.order(order.id)}
      className="group mt-4 flex items-center gap-3 rounded-xl bg-gray-50 p-3 transition-colors hover:bg-brand-50 md:gap-4 md:p-4"
    >
      <span className="flex shrink-0 sm:-space-x-5">
        {order.items.slice(0, SHOWN).map((item) => (
          <span
            key={item.id}
            className="size-14 overflow-hidden rounded-lg ring-2 ring-white max-sm:not-first:hidden md:size-16"
          >
            <Picture src={item.product_image} alt="" ratio="1/1" sizes="64px" />
          </span>
        ))}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Tag tone={tone}>{name()}</Tag>
          <span className="line-clamp-2 min-w-0 font-medium text-gray-900 group-hover:text-brand-700">
            {order.items[0]?.product_title}
          </span>
        </span>
        <span className="mt-1.5 block text-xs text-gray-600">
          <Time value={order.create_time} detail="minute" />
          {' · '}
          {m.centre_pieces({ count: pieces })}
        </span>
      </span>
      <Price value={order.pay_fee} size="md" tone="ink" className="max-sm:hidden" />
      <ChevronRight className="size-5 shrink-0 text-gray-400" aria-hidden="true" />
    </Link>
  )
}
