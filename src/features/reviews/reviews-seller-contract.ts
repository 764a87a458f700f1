import { z } from 'zod'
import { readPage, write } from '#platform/contract/define.ts'
import { flag, id, paragraphs, wholeNumber } from '#platform/contract/fields.ts'
import { ABOUT_ONE, ABOUT_ONE_FOR_A_REASON } from '#platform/contract/seller-entries.ts'

const review = z.object({
  id: z.number(),
  product_id: z.number(),
  product_name: z.string(),
  buyer_id: z.number(),
  user_nickname: z.string(),
  is_anonymous: z.number(),
  level: z.number(),
  content: z.string(),
  pictures: z.array(z.string()),
  create_time: z.string(),
  answer: z.string(),
  /** '' where it was not answered. */
  answer_time: z.string(),
  /** '' while it can be read. */
  hidden_time: z.string(),
  hidden_reason: z.string(),
})

export const reviewsSellerContract = {
  listSellerReviews: readPage({
    path: '/seller/reviews/list',
    summary: 'Reviews, the latest first: all, or by stars, product, unanswered ones, hidden ones.',
    access: 'seller',
    input: {
      level: wholeNumber(1, 5).optional(),
      product_id: id.optional(),
      /** 1: only what can be read and has no answer. */
      unanswered: flag.default(0),
      /** 1: only what was hidden. */
      hidden: flag.default(0),
    },
    item: review,
  }),
  answerReview: write({
    path: '/seller/reviews/answer',
    summary: 'Answers a review for all to read; a second answer takes the place of the first.',
    access: 'seller',
    refusals: ['sellerreviews_none', 'reviews_answer_empty', 'reviews_answer_long'],
    input: z.strictObject({ id, answer: paragraphs(4000).default('') }),
  }),
  hideReview: write({
    path: '/seller/reviews/hide',
    summary: 'Takes a review from sight and out of every count, for a reason.',
    ...ABOUT_ONE_FOR_A_REASON,
    refusals: ['sellerreviews_none', 'sellerreviews_need_reason', 'sellerreviews_hidden_already'],
  }),
  showReview: write({
    path: '/seller/reviews/show',
    summary: 'Shows a hidden review again and counts it.',
    ...ABOUT_ONE,
    refusals: ['sellerreviews_none', 'sellerreviews_not_hidden'],
  }),
}

export type SellerReview = z.output<typeof review>
