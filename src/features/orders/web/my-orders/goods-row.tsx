import { Link } from 'react-router'
import { GoodsName } from '#features/catalogue/web/goods-name.tsx'
import { PriceTimes } from '#features/orders/web/item-parts.tsx'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
import { ItemActions } from './item-actions.tsx'
import type { ListedItem, ListedOrder } from './listed-order.ts'

type Props = { order: ListedOrder; item: ListedItem }

/** What was bought, and what may be done about it. */
export const GoodsRow = ({ order, item }: Props) => (
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
      <ItemActions order={order} item={item} mayAskBack={item.may_ask_back} />
    </div>
  </li>
)
