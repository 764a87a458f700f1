import { isReviewTag } from '#features/reviews/review-rules.ts'
import { loadHome } from '#pages/parts/load-home.ts'
import { readProduct } from '#paths'
import { need, optional, type PageArgs } from '#web/page-data.ts'

/** Everything the product page shows, asked for at once. A visitor's part is the same for everyone. */
export async function loadProduct({ api, params, url, loggedIn }: PageArgs) {
  const id = params.id ?? ''
  const { review, review_page: page } = readProduct(url.searchParams)
  const type = isReviewTag(review) ? review : ('all' as const)
  const [product, summary, tags, reviews, similar, categories, coupons, own] = await Promise.all([
    api.catalogue.productDetail({ id }),
    api.reviews.summariseReviews({ product_id: id }),
    api.reviews.listReviewTags({ product_id: id }),
    api.reviews.listReviews({ product_id: id, type, page }),
    api.catalogue.listSimilar({ id }),
    api.catalogue.listCategories({ level: 2 }),
    api.coupons.listAvailableCoupons(),
    loggedIn ? loadOwn(api) : undefined,
  ])
  const delivery = await api.postage.showDelivery({ province_id: own?.home?.province_id ?? 0 })
  const shown = need(product, url)
  return {
    product: shown,
    delivery: need(delivery, url),
    summary: need(summary, url),
    tags: need(tags, url),
    first: { type, reviews: need(reviews, url) },
    similar: need(similar, url),
    // All at the top, and what is beside the product's own.
    categories: need(categories, url).filter(({ pid }) => pid === 0 || pid === shown.category.top_id),
    coupons: need(coupons, url),
    own,
    origin: url.origin,
  }
}

/** What is the buyer's own; a part that does not answer is left out, the product is shown all the same. */
async function loadOwn(api: PageArgs['api']) {
  const [home, counts, orders] = await Promise.all([
    loadHome(api),
    optional(api.collection.countCollection()),
    optional(api.orders.countOrders()),
  ])
  return { home: home ?? null, counts, orders }
}
