import { Link } from 'react-router'
import { GoodsName } from '#features/catalogue/web/goods-name.tsx'
import { actionsOf } from '#features/orders/order-states.ts'
import { PriceTimes } from '#features/orders/web/item-parts.tsx'
import { paths } from '#paths'
import { keptPart } from '#platform/pages/kept-parts.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { ItemActions } from './item-actions.tsx'
import type { ListedItem, ListedOrder } from './listed-order.ts'

type Props = { order: ListedOrder; item: ListedItem; refund: string }

const WholeRow = ({ order, item, refund }: Props) => (
  <li className="order-goods">
    <Link
      discover="none"
      to={paths.product(item.product_id)}
      tabIndex={-1}
      aria-hidden="true"
      className="order-thumb"
    >
      <Picture src={item.product_image} alt="" sizes="80px" />
    </Link>
    <div>
      <GoodsName id={item.product_id} name={item.product_title} />
      <p className="mt-0.5 text-gray-500">{item.product_sku_text}</p>
    </div>
    <PriceTimes item={item} />
    <div className="item-acts">
      <ItemActions order={order} item={item} mayAskBack={item.may_ask_back} refund={refund} />
    </div>
  </li>
)

/** What the row hangs on: it is the same for all who bought the same, unless a file comes with it. */
export const shownOfRow = ({ order, item }: Omit<Props, 'refund'>) =>
  !actionsOf(order).includes('download') && [
    item.product_id,
    item.product_image,
    item.product_title,
    item.product_sku_text,
    item.product_price,
    item.product_num,
    item.refund_status,
    item.refunded_num,
    item.refunded_amount,
    item.packed_grams,
    item.nominal_grams,
    item.may_ask_back,
  ]

/** What was bought, and what may be done about it. */
export const GoodsRow = import.meta.env.SSR
  ? keptPart(WholeRow, shownOfRow, 'for buyers', ['refund'])
  : WholeRow
