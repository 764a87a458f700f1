import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { paths } from '#paths'
import { fromYuan, toYuan } from '#platform/money.ts'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

type Props = { line: CartLine; pale?: boolean; sku: ReactNode; className?: string }

/** Picture, name and sku of a line; the name leads to the product unless it is gone. */
export function LineGoods({ line, pale = false, sku, className }: Props) {
  const { name, cover } = line.product
  const title = 'line-clamp-1 phrases font-medium @3xl:line-clamp-2'
  return (
    <div className="flex min-w-0 gap-3 @3xl:gap-4">
      <Picture
        src={cover}
        alt=""
        sizes="96px"
        className={cx('size-20 shrink-0 rounded-xl @3xl:size-22', pale && 'opacity-60 [filter:grayscale(1)]')}
      />
      <div className={cx('min-w-0 flex-1', className)}>
        {line.state === 'gone' || line.state === 'off_sale' ? (
          <p className={cx(title, 'text-gray-600')}>{name}</p>
        ) : (
          <Link
            to={paths.product(line.product_id)}
            className={cx(title, 'rounded-sm hover:text-brand-700', pale ? 'text-gray-600' : 'text-gray-900')}
          >
            {name}
          </Link>
        )}
        {sku}
        {!pale && <PriceChange line={line} />}
      </div>
    </div>
  )
}

/** What has become dearer or cheaper since it was put into the cart. */
function PriceChange({ line }: { line: CartLine }) {
  const difference = (fromYuan(line.sku_price.price) ?? 0) - (fromYuan(line.snapshot_price) ?? 0)
  if (difference === 0) return null
  const amount = toYuan(Math.abs(difference))
  return (
    <Tag
      tone={difference < 0 ? 'brand' : 'amber'}
      icon={difference < 0 ? <TrendingDown /> : <TrendingUp />}
      className="mt-1.5"
    >
      {difference < 0 ? m.cart_cheaper({ amount }) : m.cart_dearer({ amount })}
    </Tag>
  )
}
