import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { cx } from '#ui/cx.ts'
import { Price } from '#ui/show/price.tsx'
import { showCount } from '#ui/show/show-count.ts'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { UnitPriceText } from './unit-price-text.tsx'

type Props = {
  product: ProductDetail
  sku: ProductDetail['sku_data'][number] | undefined
  rating?: React.ReactNode
}

/** The price of what is chosen; before that the lowest one, said to be so. */
export function PriceBand({ product, sku, rating }: Props) {
  const shown = sku ?? product.sku_data.find(({ price }) => price === product.price)
  const varies = !sku && product.sku_data.some(({ price }) => price !== product.price)
  const saved = shown?.market_price ? savedOn(shown.price, shown.market_price) : undefined
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-2xl bg-warm-50 px-4 py-3.5 md:px-5 md:py-4">
      <p aria-live="polite" className="flex flex-wrap items-end gap-x-2.5 gap-y-1">
        <span className="flex items-end gap-1">
          <Price value={shown?.price ?? product.price} size="xl" />
          {/* "39.90 起" in Chinese, "from 39.90" in English. */}
          {varies && (
            <span className={cx('pb-0.5 text-warm-700', getLocale() === 'en_US' && 'order-first')}>
              {m.product_from()}
            </span>
          )}
        </span>
        {shown?.market_price && <Price value={shown.market_price} strike className="pb-0.5" />}
        {saved && (
          <Tag tone="warm" look="outline" className="mb-0.5">
            {m.product_saved({ amount: saved })}
          </Tag>
        )}
        {shown && <UnitPriceText sku={shown} className="pb-0.5 text-sm tabular-nums text-gray-600" />}
      </p>
      <p className="flex items-center gap-4 text-gray-600">
        {product.sales > 0 && <span>{m.catalogue_sold({ count: showCount(product.sales) })}</span>}
        {rating}
      </p>
    </div>
  )
}

function savedOn(price: string, market: string): string | undefined {
  const saved = (fromYuan(market) ?? 0) - (fromYuan(price) ?? 0)
  return saved > 0 ? toYuan(saved) : undefined
}
