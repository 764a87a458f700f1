import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import { GoodsFacts } from '#features/catalogue/web/product/goods-facts.tsx'
import { PriceBand } from '#features/catalogue/web/product/price-band.tsx'
import { ProductTitle } from '#features/catalogue/web/product/product-title.tsx'
import type { AvailableCoupon } from '#features/orders/coupons-contract.ts'
import { CollectStrip } from '#features/orders/web/collect-strip.tsx'
import type { ReviewSummary } from '#features/reviews/reviews-contract.ts'
import { RatingLink } from '#features/reviews/web/rating-link.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'
import { REVIEWS_ID } from './product-tabs.tsx'

type Props = {
  product: ProductDetail
  sku: ProductDetail['sku_data'][number] | undefined
  summary: ReviewSummary
  coupons: readonly AvailableCoupon[]
  onReviews: () => void
}

/** What the goods are and cost, and what makes them cheaper. */
export function GoodsHead({ product, sku, summary, coupons, onReviews }: Props) {
  return (
    <>
      <ProductTitle product={product} />
      <PriceBand
        product={product}
        sku={sku}
        rating={<RatingLink summary={summary} href={`#${REVIEWS_ID}`} onClick={onReviews} />}
      />
      <GoodsFacts product={product} sku={sku} />
      {coupons.length > 0 && (
        <FactRow label={m.coupons_label()}>
          <CollectStrip coupons={coupons} />
        </FactRow>
      )}
    </>
  )
}
