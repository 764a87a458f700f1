import { Link } from 'react-router'
import { actionsOf, ORDER } from '#features/orders/order-states.ts'
import { hasParcel } from '#features/orders/parcel-rules.ts'
import { sayPostageIncluded } from '#features/postage/web/say-postage.ts'
import { paths } from '#paths'
import { keptPart } from '#platform/pages/kept-parts.tsx'
import { PriceLook, type PriceTexts, priceTexts } from '#ui/show/price.tsx'
import * as m from '#words'
import type { ListedOrder } from './listed-order.ts'
import { OrderActions } from './order-actions.tsx'
import { PayCountdown } from './pay-countdown.tsx'
import { statusText, statusTone } from './status-text.ts'
import type { OrderActs } from './use-order-acts.ts'

type Props = { order: ListedOrder; href: string; acts: OrderActs; onLogistics: () => void }
type CellsProps = Props & PriceTexts & { number: string; postage: string | undefined; review: string }

/** What an order cost, how far it is, and what its buyer may do. */
export const OrderSide = (props: Props) => {
  const { order } = props
  return (
    <Cells
      {...props}
      {...priceTexts(order.pay_fee)}
      number={order.order_sn}
      postage={order.product_type === 0 ? sayPostageIncluded(order.dispatch_amount) : undefined}
      review={paths.evaluate(order.id)}
    />
  )
}

const AllCells = ({ order, href, acts, onLogistics, number, postage, review, ...price }: CellsProps) => (
  <>
    <Cell className="@max-3xl:flex-row @max-3xl:justify-between @max-3xl:border-t @max-3xl:py-3">
      <span className="text-gray-600 @3xl:hidden">{m.myorders_total()}</span>
      <span className="text-right @3xl:text-center">
        <PriceLook {...price} tone="ink" />
        {postage && <span className="block text-xs text-gray-500">{postage}</span>}
      </span>
    </Cell>
    <Cell className="@max-3xl:flex-row @max-3xl:justify-between @max-3xl:pb-3">
      <span className="flex flex-wrap items-baseline gap-x-2 @3xl:flex-col @3xl:items-center @3xl:gap-2 @3xl:text-center">
        <span className={`font-medium ${statusTone(order)}`}>{statusText(order)}</span>
        {order.status === ORDER.awaitingPayment && (
          <span className="text-xs text-warm-700">
            <PayCountdown order={order} />
          </span>
        )}
      </span>
      <Link
        to={href}
        aria-label={m.myorders_detail_of({ sn: number })}
        className="shrink-0 rounded-sm text-gray-600 hover:text-brand-700 hover:underline"
      >
        {m.myorders_detail()}
      </Link>
    </Cell>
    <Cell className="@max-3xl:flex-row @max-3xl:flex-wrap @max-3xl:justify-end @max-3xl:border-t @max-3xl:py-3 @3xl:*:w-full">
      <OrderActions order={order} acts={acts} onLogistics={onLogistics} review={review} />
    </Cell>
  </>
)

const Cell = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <div
    className={`flex items-center gap-2 border-gray-100 px-4 @3xl:flex-col @3xl:justify-center @3xl:border-l @3xl:py-4 ${className}`}
  >
    {children}
  </div>
)

/** Alike for all orders that have come as far; one that waits for its money counts its own minutes down. */
const Cells = import.meta.env.SSR
  ? keptPart(
      AllCells,
      ({ order }) =>
        order.status !== ORDER.awaitingPayment && [
          statusText(order),
          statusTone(order),
          actionsOf(order),
          hasParcel(order),
        ],
      'for buyers',
      ['spoken', 'before', 'whole', 'decimals', 'postage', 'href', 'number', 'review'],
    )
  : AllCells
