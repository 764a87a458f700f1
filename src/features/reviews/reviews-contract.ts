import { z } from 'zod'
import { read, readPage, WHILE_TAGS_HOLD, write } from '#platform/contract/define.ts'
import { flag, id, orJsonText, paragraphs, wholeNumber } from '#platform/contract/fields.ts'
import { DEFAULT_LEVEL, REVIEW_TAGS } from './review-rules.ts'

/** Everything that is shown of one product's reviews. */
export const reviewsTag = (productId: number) => `reviews:${productId}`

const cache = {
  seconds: WHILE_TAGS_HOLD,
  tags: ({ product_id }: { product_id: number }) => [reviewsTag(product_id)],
}

const tag = z.object({ code: z.enum(REVIEW_TAGS), name: z.string(), num: z.number() })

const review = z.object({
  id: z.number(),
  user_avatar: z.string(),
  user_nickname: z.string(),
  is_anonymous: z.number(),
  level: z.number(),
  content: z.string(),
  /** Addresses, comma-separated. */
  images: z.string(),
  create_time: z.string(),
  /** What the shop answers, as it was written; '' where it has not. */
  answer: z.string(),
  answer_time: z.string(),
})

const entry = z.strictObject({
  order_item_id: id,
  level: wholeNumber(1, 5).default(DEFAULT_LEVEL),
  content: paragraphs(4000).default(''),
  /** Addresses of uploaded pictures, comma-separated. */
  images: z.string().max(4000).default(''),
  is_anonymous: flag.default(1),
})
const entries = z.array(entry).max(100)

const comments = orJsonText(entries, 200_000).meta({
  description: 'A list of rating entries, one for each item, or the same as JSON text.',
})

export const reviewsContract = {
  publishReviews: write({
    longBody: true,
    path: '/v1/6555c92b70196',
    summary: 'Publishes what the buyer says about each item of a received order, which is completed thereby.',
    access: 'buyer',
    refusals: [
      'orders_none',
      'reviews_already',
      'reviews_time_over',
      'reviews_not_yet',
      'reviews_wrong_item',
      'reviews_all_items',
      'reviews_content_required',
      'reviews_content_long',
      'reviews_pictures_many',
      'uploads_missing',
      'uploads_wrong_format',
    ],
    idempotent: true,
    limits: [{ by: 'buyer', points: 30, seconds: 60 }],
    input: z.strictObject({ id, comments }),
  }),
  listReviewTags: read({
    path: '/v1/654859485bd30',
    summary: "The filters of a product's reviews with how many each holds; the first is all.",
    access: 'anyone',
    input: z.strictObject({ product_id: id }),
    output: z.array(tag),
    cache,
  }),
  listReviews: readPage({
    path: '/v1/65485871409e3',
    summary: "A product's reviews by filter, the latest first; anonymous ones tell nothing of their author.",
    access: 'anyone',
    input: { product_id: id, type: z.enum(REVIEW_TAGS).default('all') },
    item: review,
    cache,
  }),
  summariseReviews: read({
    path: '/v1/reviews/summary',
    summary: "A product's rating: the mean level, how many reviews, and the share of good ones.",
    access: 'anyone',
    input: z.strictObject({ product_id: id }),
    output: z.object({ average: z.number(), count: z.number(), good_percent: z.number() }),
    cache,
  }),
}

export type Review = z.output<typeof review>
export type ReviewTagCount = z.output<typeof tag>
export type ReviewPage = z.output<typeof reviewsContract.listReviews.output>
export type ReviewSummary = z.output<typeof reviewsContract.summariseReviews.output>
