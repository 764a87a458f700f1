import { Link } from 'react-router'
import { GoodsName } from '#features/catalogue/web/goods-name.tsx'
import { ORDER } from '#features/orders/order-states.ts'
import { PriceTimes } from '#features/orders/web/item-parts.tsx'
import { sayPostageIncluded } from '#features/postage/web/say-postage.ts'
import { paths } from '#paths'
import { keptPart } from '#platform/pages/kept-parts.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import { Tag } from '#ui/show/tag.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'
import { CopyButton } from './copy-button.tsx'
import { ItemActions } from './item-actions.tsx'
import type { ListedItem, ListedOrder } from './listed-order.ts'
import { OrderActions } from './order-actions.tsx'
import { PayCountdown } from './pay-countdown.tsx'
import { statusText, statusTone } from './status-text.ts'
import type { OrderActs } from './use-order-acts.ts'

type Props = { order: ListedOrder; acts: OrderActs; virtualGoods: number; onLogistics: () => void }

/** Columns of the list's head and of every group: goods, total, status, what to do. */
export const ORDER_GRID = '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_8rem_8rem_8.5rem]'

/** One order of the list: a grey head with time and number, its goods, and beside them what is to be done. */
export function OrderGroup({ order, acts, virtualGoods, onLogistics }: Props) {
  const heading = `order-${order.id}`
  return (
    <article
      aria-labelledby={heading}
      className="overflow-hidden rounded-xl bg-white ring-1 ring-inset ring-gray-200 transition-shadow hover:shadow-md"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-0.5 bg-gray-50 px-4 py-1.5 text-gray-600 ring-1 ring-inset ring-gray-200">
        <Time value={order.create_time} className="tabular-nums" />
        <div className="flex min-w-0 items-center">
          <h2 id={heading} className="flex min-w-0 flex-wrap items-center gap-x-1.5 font-normal">
            {m.myorders_number()}
            <Link
              to={paths.order(order.id)}
              className="rounded-sm tabular-nums text-gray-900 hover:text-brand-700 hover:underline"
            >
              {order.order_sn}
            </Link>
          </h2>
          <CopyButton text={order.order_sn} label={m.myorders_copy_number({ sn: order.order_sn })} />
        </div>
        {order.product_type === 1 && <Tag tone="blue">{m.myorders_virtual()}</Tag>}
      </header>
      <div className={ORDER_GRID}>
        <ul className="divide-y divide-gray-100">
          {order.items.map((item) => (
            <GoodsRow key={item.id} item={item}>
              <ItemActions order={order} item={item} virtualGoods={virtualGoods} />
            </GoodsRow>
          ))}
        </ul>
        <Cell className="@max-3xl:flex-row @max-3xl:justify-between @max-3xl:border-t @max-3xl:py-3">
          <span className="text-gray-600 @3xl:hidden">{m.myorders_total()}</span>
          <span className="text-right @3xl:text-center">
            <Price value={order.pay_fee} size="md" tone="ink" />
            {order.product_type === 0 && (
              <span className="block text-xs text-gray-500">{sayPostageIncluded(order.dispatch_amount)}</span>
            )}
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
            to={paths.order(order.id)}
            aria-label={m.myorders_detail_of({ sn: order.order_sn })}
            className="shrink-0 rounded-sm text-gray-600 hover:text-brand-700 hover:underline"
          >
            {m.myorders_detail()}
          </Link>
        </Cell>
        <Cell className="@max-3xl:flex-row @max-3xl:flex-wrap @max-3xl:justify-end @max-3xl:border-t @max-3xl:py-3 @3xl:*:w-full">
          <OrderActions order={order} acts={acts} onLogistics={onLogistics} />
        </Cell>
      </div>
    </article>
  )
}

const Cell = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <div
    className={`flex items-center gap-2 border-gray-100 px-4 @3xl:flex-col @3xl:justify-center @3xl:border-l @3xl:py-4 ${className}`}
  >
    {children}
  </div>
)

const GoodsRow = ({ item, children }: { item: ListedItem; children: React.ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 p-3 @3xl:p-4">
    <Goods item={item} />
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">{children}</div>
  </li>
)

/** What was bought, beside the row of what may be done about it. */
const WholeGoods = ({ item }: { item: ListedItem }) => (
  <>
    <Link
      to={paths.product(item.product_id)}
      tabIndex={-1}
      aria-hidden="true"
      className="row-span-2 size-18 overflow-hidden rounded-lg @3xl:size-20"
    >
      <Picture src={item.product_image} alt="" sizes="80px" />
    </Link>
    <div>
      <GoodsName id={item.product_id} name={item.product_title} />
      <p className="mt-0.5 text-gray-500">{item.product_sku_text}</p>
    </div>
    <PriceTimes item={item} />
  </>
)

/** The same for all who bought the same. */
const Goods = import.meta.env.SSR
  ? keptPart(
      WholeGoods,
      ({ item }) => [
        item.product_id,
        item.product_image,
        item.product_title,
        item.product_sku_text,
        item.product_price,
        item.product_num,
      ],
      'for buyers',
    )
  : WholeGoods
