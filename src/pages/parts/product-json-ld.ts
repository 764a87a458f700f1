import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import type { Review, ReviewSummary } from '#features/reviews/reviews-contract.ts'
import { paths } from '#paths'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { fromYuan } from '#platform/money.ts'
import { wholePictureAt } from '#ui/show/picture-at.ts'
import * as m from '#words'

const CURRENCY = 'CNY'
/** Enough for who searches; all of them stand on the page. */
const TOLD = 2
const PICTURES = 3
/** Of a time on the wire: "2026-11-15". */
const DAY = 10

/** What search engines read of a product: https://developers.google.com/search/docs/appearance/structured-data/product */
export function productJsonLd(
  product: ProductDetail,
  { rating, reviews, origin }: { rating: ReviewSummary; reviews: readonly Review[]; origin: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: String(product.id),
    category: product.category.name,
    image: product.covers.slice(0, PICTURES).map((cover) => wholePictureAt(origin, cover, 1200)),
    brand: { '@type': 'Brand', name: product.shop.name },
    offers: offersOf(product, origin),
    ...(rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average.toFixed(1),
            reviewCount: rating.count,
            bestRating: 5,
          },
          review: reviews.slice(0, TOLD).map(reviewOf),
        }
      : {}),
  }
}

const reviewOf = ({ level, content, create_time, user_nickname }: Review) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: level },
  // Who wants no name shown has none.
  author: { '@type': 'Person', name: user_nickname || m.reviews_anonymous() },
  datePublished: create_time.slice(0, DAY),
  reviewBody: content,
})

/** What it costs: one price, or from which to which. Each option by itself stands on the page. */
function offersOf({ id, sku_data: skus }: ProductDetail, origin: string) {
  const told = {
    priceCurrency: CURRENCY,
    availability: availability(skus.some((sku) => sku.stock > 0)),
    url: origin + addressHere(paths.product(id)),
  }
  const prices = skus.map((sku) => sku.price).sort((a, b) => Number(fromYuan(a)) - Number(fromYuan(b)))
  if (prices.length === 1) return { '@type': 'Offer', price: prices[0], ...told }
  return {
    '@type': 'AggregateOffer',
    lowPrice: prices[0],
    highPrice: prices.at(-1),
    offerCount: prices.length,
    ...told,
  }
}

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
