import { GoodsRow } from './goods-row.tsx'
import type { ListedOrder } from './listed-order.ts'
import { OrderHead } from './order-head.tsx'
import { OrderSide } from './order-side.tsx'
import type { OrderActs } from './use-order-acts.ts'

type Props = { order: ListedOrder; acts: OrderActs; onLogistics: () => void }

/** One order of the list: a grey head with time and number, its goods, and beside them what is to be done. */
export function OrderGroup(props: Props) {
  const { order } = props
  const heading = `order-${order.id}`
  return (
    <article aria-labelledby={heading} className="order">
      <OrderHead order={order} heading={heading} />
      <div className="order-columns">
        <ul>
          {order.items.map((item) => (
            <GoodsRow key={item.id} order={order} item={item} />
          ))}
        </ul>
        <OrderSide {...props} />
      </div>
    </article>
  )
}
