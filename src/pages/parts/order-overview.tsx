import ChevronRight from 'lucide-react/icons/chevron-right'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Truck from 'lucide-react/icons/truck'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { Link } from 'react-router'
import type { OrderCounters } from '#features/orders/orders-contract.ts'
import { paths } from '#paths'
import { CountBadge } from '#ui/show/badge.tsx'
import { Card } from '#ui/show/card.tsx'
import * as m from '#words'

const STATES = [
  { key: 'unpaid', label: m.centre_unpaid, href: paths.orders('unpaid'), icon: WalletCards },
  { key: 'nosend', label: m.centre_nosend, href: paths.orders('nosend'), icon: Package },
  { key: 'noget', label: m.centre_noget, href: paths.orders('noget'), icon: Truck },
  { key: 'nocomment', label: m.centre_nocomment, href: paths.orders('nocomment'), icon: MessageSquareText },
] as const

const CELL =
  'group flex flex-col items-center gap-2 rounded-xl py-3 text-center text-gray-700 transition-colors hover:bg-gray-50 hover:text-brand-700'

/** Where the buyer's orders stand, and the way to each kind of them. */
export function OrderOverview({
  counters,
  children,
}: {
  counters: OrderCounters
  children: React.ReactNode
}) {
  return (
    <Card
      title={m.centre_orders()}
      action={
        <Link
          to={paths.orders()}
          className="flex items-center gap-0.5 rounded-sm text-brand-700 hover:underline"
        >
          {m.centre_all_orders({ count: counters.total_num })}
          <ChevronRight className="size-4" aria-hidden="true" />
        </Link>
      }
    >
      <ul className="grid grid-cols-5 gap-1 md:gap-3">
        {STATES.map(({ key, label, href, icon: Icon }) => (
          <li key={key}>
            <Link to={href} className={CELL}>
              <span className="relative">
                <Icon className="size-7" strokeWidth={1.5} aria-hidden="true" />
                <CountBadge
                  count={counters[key]}
                  label={m.centre_waiting({ count: counters[key] })}
                  className="absolute! -top-2 left-4"
                />
              </span>
              <span className="text-xs leading-5 md:text-sm">{label()}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.afterSales()} className={CELL}>
            <RotateCcw className="size-7" strokeWidth={1.5} aria-hidden="true" />
            <span className="text-xs leading-5 md:text-sm">{m.centre_after_sale_short()}</span>
          </Link>
        </li>
      </ul>
      {children}
    </Card>
  )
}
