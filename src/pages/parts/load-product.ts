import { isReviewTag } from '#features/reviews/review-rules.ts'
import { readPage } from '#paths'
import { need, type PageArgs } from '#platform/pages/page-data.ts'

/** Which reviews the address asks for; nonsense in it asks for the first page of all. */
function readReviewPlace(query: URLSearchParams) {
  const type = query.get('review')
  return { type: isReviewTag(type) ? type : ('all' as const), page: readPage(query.get('review_page')) }
}

/** Everything the product page shows, asked for at once. A visitor's part is the same for everyone. */
export async function loadProduct({ api, params, url, loggedIn }: PageArgs) {
  const id = params.id ?? ''
  const place = readReviewPlace(url.searchParams)
  const [product, summary, tags, reviews, similar, categories, own] = await Promise.all([
    api.catalogue.productDetail({ id }),
    api.reviews.summariseReviews({ product_id: id }),
    api.reviews.listReviewTags({ product_id: id }),
    api.reviews.listReviews({ product_id: id, ...place }),
    api.catalogue.listSimilar({ id }),
    api.catalogue.listCategories({ level: 2 }),
    loggedIn ? loadOwn(api) : undefined,
  ])
  return {
    product: need(product, url),
    summary: need(summary, url),
    tags: need(tags, url),
    first: { type: place.type, reviews: need(reviews, url) },
    similar: need(similar, url),
    categories: need(categories, url),
    own,
    origin: url.origin,
  }
}

/** What is the buyer's own; a part that does not answer is left out, the product is shown all the same. */
async function loadOwn(api: PageArgs['api']) {
  const [addresses, counts, orders] = await Promise.all([
    api.address.listAddresses(),
    api.collection.countCollection(),
    api.orders.countOrders(),
  ])
  const home = addresses.code === 1 ? addresses.data.find((address) => address.is_default === 1) : undefined
  return {
    home: home ?? null,
    counts: counts.code === 1 ? counts.data : undefined,
    orders: orders.code === 1 ? orders.data : undefined,
  }
}
