import { Link } from 'react-router'
import type { AfterSale } from '#features/after-sales/after-sales-contract.ts'
import { paths } from '#paths'
import { Picture } from '#ui/show/picture.tsx'
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
    <div className="flex gap-4">
      <Picture
        src={item.product_image}
        alt=""
        sizes="96px"
        className="size-20 shrink-0 rounded-xl md:size-24"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.product(item.product_id)}
          className="line-clamp-2 rounded-sm font-medium text-gray-900 hover:text-brand-700"
        >
          {item.product_title}
        </Link>
        <p className="mt-1 text-gray-500">{item.product_sku_text}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-gray-600">
          <Price value={item.product_price} size="sm" tone="ink" />
          <span>× {item.product_num}</span>
        </p>
        {orderSn && (
          <p className="mt-1 break-all text-xs text-gray-500">
            {m.aftersales_order_number()} <span className="tabular-nums">{orderSn}</span>
          </p>
        )}
      </div>
    </div>
  )
}
