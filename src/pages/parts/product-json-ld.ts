import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import type { ReviewSummary } from '#features/reviews/reviews-contract.ts'
import { paths } from '#paths'
import { fromYuan } from '#platform/money.ts'
import type { Crumb } from '#ui/move/breadcrumb.tsx'
import { pictureAt } from '#ui/show/picture-at.ts'

const CURRENCY = 'CNY'

/** What search engines read of a product: https://developers.google.com/search/docs/appearance/structured-data/product */
export function productJsonLd(product: ProductDetail, rating: ReviewSummary, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: String(product.id),
    category: product.category.name,
    image: product.covers.map((cover) => origin + pictureAt(cover, 1200)),
    brand: { '@type': 'Brand', name: product.shop.name },
    offers: offersOf(product, origin),
    ...(rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average.toFixed(1),
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}

function offersOf(product: ProductDetail, origin: string) {
  const url = origin + paths.product(product.id)
  const offers = product.sku_data.map((sku) => ({
    '@type': 'Offer',
    name: sku.name,
    price: sku.price,
    priceCurrency: CURRENCY,
    availability: availability(sku.stock > 0),
    itemCondition: 'https://schema.org/NewCondition',
    url,
  }))
  if (offers.length === 1) return offers[0]
  const prices = product.sku_data
    .map((sku) => sku.price)
    .sort((a, b) => Number(fromYuan(a)) - Number(fromYuan(b)))
  return {
    '@type': 'AggregateOffer',
    lowPrice: prices[0],
    highPrice: prices.at(-1),
    priceCurrency: CURRENCY,
    offerCount: offers.length,
    availability: availability(product.sku_data.some((sku) => sku.stock > 0)),
    url,
    offers,
  }
}

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`

/** The way down to the page, the page itself last. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href ? { item: origin + href } : {}),
  })),
})
