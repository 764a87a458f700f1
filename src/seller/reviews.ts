import type { SellerReview } from '#features/reviews/reviews-seller-contract.ts'
import * as m from '#words'
import { mark, optional, REASON, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageAct } from './page-act.ts'
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

const one = { id: whole('NUMBER') }

export const reviews = command('reviews', m.sellerreviews_summary, m.sellerreviews_details, [
  pageAct({
    options: {
      stars: optional(whole('NUMBER')),
      product: optional(whole('ID')),
      unanswered: mark,
      hidden: mark,
    },
    call: (api, { stars, product, ...asked }) =>
      api.reviewsSeller.listSellerReviews({ ...asked, level: stars, product_id: product }),
    columns: COLUMNS,
    nothing: m.sellerreviews_nothing,
  }),
  act({
    name: 'answer',
    words: { ...one, written: word('TEXT', 'TEXT|-') },
    call: async (api, { id, written }) =>
      api.reviewsSeller.answerReview({ id, answer: await readTyped(written) }),
  }),
  act({
    name: 'hide',
    words: one,
    options: REASON,
    call: (api, asked) => api.reviewsSeller.hideReview(asked),
  }),
  act({ name: 'show-again', words: one, call: (api, asked) => api.reviewsSeller.showReview(asked) }),
])
