import { Link } from 'react-router'
import { paths } from '#paths'
import { showTime } from '#ui/show/show-time.ts'
import { Tag } from '#ui/show/tag.tsx'
import { machineTime } from '#ui/show/time.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { CopyButton } from './copy-button.tsx'
import type { ListedOrder } from './listed-order.ts'

/** When an order was placed, and its number. */
export const OrderHead = ({ order, heading }: { order: ListedOrder; heading: string }) => (
  <header className="order-head">
    <time dateTime={machineTime(order.create_time)}>
      {showTime(order.create_time, 'second', getLocale())}
    </time>
    <div>
      <h2 id={heading}>
        {m.myorders_number()}
        <Link discover="none" to={paths.order(order.id)} className="order-link">
          {order.order_sn}
        </Link>
      </h2>
      <CopyButton text={order.order_sn} label={m.myorders_copy_number({ sn: order.order_sn })} />
    </div>
    {order.product_type === 1 && <Tag tone="blue">{m.myorders_virtual()}</Tag>}
  </header>
)
