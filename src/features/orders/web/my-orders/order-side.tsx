import { Link } from 'react-router'
import { ORDER } from '#features/orders/order-states.ts'
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

/** What differs from one order to the next although they have come as far. */
export type SideTexts = PriceTexts & {
  href: string
  number: string
  postage: string | undefined
  pay: string | undefined
  review: string
}
type Props = SideTexts & { order: ListedOrder; acts: OrderActs; onLogistics: () => void }

const isAwaited = ({ status }: ListedOrder) => status === ORDER.awaitingPayment

export const sideTextsOf = (order: ListedOrder): SideTexts => ({
  ...priceTexts(order.pay_fee),
  href: paths.order(order.id),
  number: order.order_sn,
  postage: order.product_type === 0 ? sayPostageIncluded(order.dispatch_amount) : undefined,
  pay: isAwaited(order) ? paths.payment(order) : undefined,
  review: paths.evaluate(order.id),
})

type TotalProps = PriceTexts & Pick<SideTexts, 'postage'>
const TOTAL_TEXTS = ['spoken', 'before', 'whole', 'decimals', 'postage'] as const

const WholeTotal = ({ postage, ...price }: TotalProps) => (
  <div className="order-cell order-cost">
    <span className="@3xl:hidden">{m.myorders_total()}</span>
    <span>
      <PriceLook {...price} tone="ink" />
      {postage && <span className="block text-xs text-gray-500">{postage}</span>}
    </span>
  </div>
)

const Total = import.meta.env.SSR ? keptPart(WholeTotal, () => [], 'for buyers', TOTAL_TEXTS) : WholeTotal

const State = ({ order, href, number }: Pick<Props, 'order' | 'href' | 'number'>) => (
  <div className="order-cell">
    <span className="order-state">
      <b className={statusTone(order)}>{statusText(order)}</b>
      {isAwaited(order) && (
        <small>
          <PayCountdown order={order} />
        </small>
      )}
    </span>
    <Link discover="none" to={href} aria-label={m.myorders_detail_of({ sn: number })} className="order-link">
      {m.myorders_detail()}
    </Link>
  </div>
)

type ActsProps = Pick<Props, 'order' | 'acts' | 'onLogistics' | 'pay' | 'review'>
const ACTS_TEXTS = ['pay', 'review'] as const

const WholeActs = (props: ActsProps) => (
  <div className="order-cell order-acts">
    <OrderActions {...props} />
  </div>
)

const Acts = import.meta.env.SSR
  ? keptPart(
      WholeActs,
      ({ order }) => [order.status, order.product_type, hasParcel(order)],
      'for buyers',
      ACTS_TEXTS,
    )
  : WholeActs

const WholeSide = ({ order, acts, onLogistics, href, number, pay, review, ...total }: Props) => (
  <>
    <Total {...total} />
    <State order={order} href={href} number={number} />
    <Acts order={order} acts={acts} onLogistics={onLogistics} pay={pay} review={review} />
  </>
)

/** Alike for all orders that have come as far; one that waits for its money counts its own minutes down. */
export const shownOfSide = ({ order }: Pick<Props, 'order'>) =>
  !isAwaited(order) && [
    statusText(order),
    statusTone(order),
    order.status,
    order.product_type,
    hasParcel(order),
  ]

export const SIDE_TEXTS = [...TOTAL_TEXTS, ...ACTS_TEXTS, 'href', 'number'] as const

/** What an order cost, how far it is, and what its buyer may do. */
export const OrderSide = import.meta.env.SSR
  ? keptPart(WholeSide, shownOfSide, 'for buyers', SIDE_TEXTS)
  : WholeSide
