import type { SellerReview } from '#features/reviews/reviews-seller-contract.ts'
import * as m from '#words'
import { flag, optional, page, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageOf } from './show.ts'
import { readTyped } from './typed-text.ts'

const COLUMNS: Columns<SellerReview> = [
  [m.sellerreviews_number, 'id'],
  [m.sellerreviews_stars, 'level'],
  [m.seller_product, 'product_name', 24],
  [m.sellerreviews_buyer, 'user_nickname', 16],
  [m.sellerreviews_when, 'create_time'],
  [m.sellerreviews_content, 'content', 40],
  [m.sellerreviews_answer, ({ answer }) => answer || '–', 30],
  [m.sellerreviews_hidden_for, ({ hidden_reason }) => hidden_reason || '–', 24],
]

export const reviews = command('reviews', m.sellerreviews_summary, m.sellerreviews_details, [
  act({
    options: {
      stars: optional(whole('NUMBER')),
      product: optional(whole('ID')),
      unanswered: flag,
      hidden: flag,
      page,
    },
    call: (api, { stars, product, unanswered, hidden, page }) =>
      api.reviewsSeller.listSellerReviews({
        level: stars,
        product_id: product,
        unanswered: unanswered ? 1 : 0,
        hidden: hidden ? 1 : 0,
        page,
      }),
    show: pageOf(COLUMNS, m.sellerreviews_nothing),
  }),
  act({
    name: 'answer',
    words: { id: whole('NUMBER'), written: word('TEXT', 'TEXT|-') },
    call: async (api, { id, written }) =>
      api.reviewsSeller.answerReview({ id, answer: await readTyped(written) }),
  }),
  act({
    name: 'hide',
    words: { id: whole('NUMBER') },
    options: { reason: word('TEXT') },
    call: (api, asked) => api.reviewsSeller.hideReview(asked),
  }),
  act({
    name: 'show-again',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.reviewsSeller.showReview(asked),
  }),
])
