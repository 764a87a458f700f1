import { paths } from '#paths'
import { keptPart } from '#platform/pages/kept-parts.tsx'
import { showTime } from '#ui/show/show-time.ts'
import { machineTime } from '#ui/show/time.tsx'
import { getLocale } from '#words/runtime'
import { GoodsRow, shownOfRow } from './goods-row.tsx'
import type { ListedItem, ListedOrder } from './listed-order.ts'
import { HEAD_TEXTS, type HeadTexts, OrderHead } from './order-head.tsx'
import { OrderSide, SIDE_TEXTS, type SideTexts, shownOfSide, sideTextsOf } from './order-side.tsx'
import type { OrderActs } from './use-order-acts.ts'

type Props = { order: ListedOrder; acts: OrderActs; onLogistics: () => void }
type WholeProps = Props & HeadTexts & SideTexts & { refund: string | undefined }

/** One order of the list: a grey head with time and number, its goods, and beside them what is to be done. */
export function OrderGroup(props: Props) {
  const { order } = props
  const [item, another] = order.items
  return (
    <Group
      {...props}
      {...sideTextsOf(order)}
      heading={`order-${order.id}`}
      created={showTime(order.create_time, 'second', getLocale())}
      createdAt={machineTime(order.create_time)}
      refund={item && !another ? refundOf(order, item) : undefined}
    />
  )
}

const refundOf = (order: ListedOrder, item: ListedItem) =>
  paths.refundOption({ id: item.id, order_id: order.id })

function WholeGroup({ heading, created, createdAt, refund, ...side }: WholeProps) {
  const { order, href, number } = side
  return (
    <article aria-labelledby={heading} className="order">
      <OrderHead
        heading={heading}
        created={created}
        createdAt={createdAt}
        href={href}
        number={number}
        virtual={order.product_type === 1}
      />
      <div className="order-columns">
        <ul>
          {order.items.map((item) => (
            <GoodsRow key={item.id} order={order} item={item} refund={refund ?? refundOf(order, item)} />
          ))}
        </ul>
        <OrderSide {...side} />
      </div>
    </article>
  )
}

/** Of one kind of goods many have the same order; of several kinds hardly two are alike, and only their parts are kept. */
function shownOfGroup({ order }: Props) {
  const [item, another] = order.items
  const row = item && !another && shownOfRow({ order, item })
  const side = row && shownOfSide({ order })
  return side && [...row, ...side]
}

const Group = import.meta.env.SSR
  ? keptPart(WholeGroup, (props) => shownOfGroup(props) || false, 'for buyers', [
      ...HEAD_TEXTS,
      ...SIDE_TEXTS,
      'refund',
    ])
  : WholeGroup
