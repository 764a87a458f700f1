import { paths } from '#paths'
import { showTime } from '#ui/show/show-time.ts'
import { machineTime } from '#ui/show/time.tsx'
import { getLocale } from '#words/runtime'
import { GoodsRow } from './goods-row.tsx'
import type { ListedOrder } from './listed-order.ts'
import { OrderHead } from './order-head.tsx'
import { OrderSide } from './order-side.tsx'
import type { OrderActs } from './use-order-acts.ts'

type Props = { order: ListedOrder; acts: OrderActs; virtualGoods: number; onLogistics: () => void }

/** Columns of the list's head and of every group: goods, total, status, what to do. */
export const ORDER_GRID = '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_8rem_8rem_8.5rem]'

/** One order of the list: a grey head with time and number, its goods, and beside them what is to be done. */
export function OrderGroup({ order, acts, virtualGoods, onLogistics }: Props) {
  const heading = `order-${order.id}`
  const href = paths.order(order.id)
  return (
    <article
      aria-labelledby={heading}
      className="overflow-hidden rounded-xl bg-white ring-1 ring-inset ring-gray-200 transition-shadow hover:shadow-md"
    >
      <OrderHead
        heading={heading}
        created={showTime(order.create_time, 'second', getLocale())}
        createdAt={machineTime(order.create_time)}
        href={href}
        number={order.order_sn}
        virtual={order.product_type === 1}
      />
      <div className={ORDER_GRID}>
        <ul className="divide-y divide-gray-100">
          {order.items.map((item) => (
            <GoodsRow
              key={item.id}
              order={order}
              item={item}
              virtualGoods={virtualGoods}
              refund={paths.refundOption(item)}
            />
          ))}
        </ul>
        <OrderSide order={order} href={href} acts={acts} onLogistics={onLogistics} />
      </div>
    </article>
  )
}
