import type { AfterSale } from '#features/after-sales/after-sales-contract.ts'
import { ItemGoods } from '#features/orders/web/item-parts.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'

type Props = {
  item: Pick<
    AfterSale,
    'product_id' | 'product_image' | 'product_title' | 'product_sku_text' | 'product_price' | 'product_num'
  >
  /** Left out where the order stands beside it. */
  orderSn?: string
}

/** The item a request is about. */
export function ItemLine({ item, orderSn }: Props) {
  return (
    <ItemGoods item={item} size="lg">
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-gray-600">
        <Price value={item.product_price} size="sm" tone="ink" />
        <span>× {item.product_num}</span>
      </p>
      {orderSn && (
        <p className="mt-1 flex flex-wrap gap-x-1.5 text-xs text-gray-500">
          {m.aftersales_order_number()} <span className="break-all tabular-nums">{orderSn}</span>
        </p>
      )}
    </ItemGoods>
  )
}
