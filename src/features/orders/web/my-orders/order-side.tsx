import { Link } from 'react-router'
import { ORDER } from '#features/orders/order-states.ts'
import { sayPostageIncluded } from '#features/postage/web/say-postage.ts'
import { paths } from '#paths'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import type { ListedOrder } from './listed-order.ts'
import { OrderActions } from './order-actions.tsx'
import { PayCountdown } from './pay-countdown.tsx'
import { statusText, statusTone } from './status-text.ts'
import type { OrderActs } from './use-order-acts.ts'

type Props = { order: ListedOrder; acts: OrderActs; onLogistics: () => void }

const Total = ({ order }: Pick<Props, 'order'>) => (
  <div className="order-cell order-cost">
    <span className="@3xl:hidden">{m.myorders_total()}</span>
    <span>
      <Price value={order.pay_fee} tone="ink" />
      {order.product_type === 0 && (
        <span className="block text-xs text-gray-500">{sayPostageIncluded(order.dispatch_amount)}</span>
      )}
    </span>
  </div>
)

const State = ({ order }: Pick<Props, 'order'>) => (
  <div className="order-cell">
    <span className="order-state">
      <b className={statusTone(order)}>{statusText(order)}</b>
      {order.status === ORDER.awaitingPayment && (
        <small>
          <PayCountdown order={order} />
        </small>
      )}
    </span>
    <Link
      discover="none"
      to={paths.order(order.id)}
      aria-label={m.myorders_detail_of({ sn: order.order_sn })}
      className="order-link"
    >
      {m.myorders_detail()}
    </Link>
  </div>
)

/** What an order cost, how far it is, and what its buyer may do. */
export const OrderSide = (props: Props) => (
  <>
    <Total order={props.order} />
    <State order={props.order} />
    <div className="order-cell order-acts">
      <OrderActions {...props} />
    </div>
  </>
)
