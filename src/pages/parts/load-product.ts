import { isReviewTag } from '#features/reviews/review-rules.ts'
import { readProduct } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'

/** Everything the product page shows, asked for at once: the same for everyone. */
export async function loadProduct({ api, params, url }: PageArgs) {
  const id = params.id ?? ''
  const { review, review_page: page } = readProduct(url.searchParams)
  const type = isReviewTag(review) ? review : ('all' as const)
  const [product, summary, tags, reviews, similar, categories, coupons, delivery] = await Promise.all([
    api.catalogue.productDetail({ id }),
    api.reviews.summariseReviews({ product_id: id }),
    api.reviews.listReviewTags({ product_id: id }),
    api.reviews.listReviews({ product_id: id, type, page }),
    api.catalogue.listSimilar({ id }),
    api.catalogue.listCategories({ level: 2 }),
    api.coupons.listAvailableCoupons(),
    api.postage.showDelivery({}),
  ])
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
    origin: url.origin,
  }
}
