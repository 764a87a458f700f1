import type { ReactNode } from 'react'
import { GoodsLine } from '#features/catalogue/web/goods-line.tsx'
import type { OrderItem } from '#features/orders/orders-contract.ts'
import { Price } from '#ui/show/price.tsx'

type Goods = Pick<OrderItem, 'product_id' | 'product_image' | 'product_title' | 'product_sku_text'>
type Counted = Pick<OrderItem, 'product_price' | 'product_num'>

type Props = { item: Goods; size?: 'sm' | 'md' | 'lg'; children?: ReactNode }

/** What was ordered, as it was called then. */
export const ItemGoods = ({ item, size, children }: Props) => (
  <GoodsLine
    id={item.product_id}
    name={item.product_title}
    picture={item.product_image}
    option={item.product_sku_text}
    size={size}
  >
    {children}
  </GoodsLine>
)

/** At the end of its row: the price of a piece, and how many. */
export const PriceTimes = ({ item }: { item: Counted }) => (
  <div className="shrink-0 text-right">
    <Price value={item.product_price} size="xs" tone="ink" />
    <p className="text-gray-500">× {item.product_num}</p>
  </div>
)
