import type { SellerComment, SellerPost } from '#features/community/community-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import type { Output } from './output.ts'

export function drawPosts(output: Output, rows: readonly SellerPost[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      'ID',
      m.sellerposts_time({}, locale),
      m.sellerposts_state({}, locale),
      m.sellerposts_title({}, locale),
      m.sellerposts_likes({}, locale),
      m.sellerposts_dislikes({}, locale),
      m.sellerposts_comments({}, locale),
    ],
    rows.map((post) => [
      post.id,
      post.publish_time,
      post.is_published ? m.sellerposts_shown({}, locale) : m.sellerposts_waiting({}, locale),
      shorten(post.title[output.language], 50),
      post.zan_num,
      post.cai_num,
      post.comment_num,
    ]),
  )
}

export function drawComments(output: Output, rows: readonly SellerComment[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      'ID',
      m.sellerposts_time({}, locale),
      m.sellerposts_post({}, locale),
      m.sellerposts_author({}, locale),
      m.sellerposts_words({}, locale),
    ],
    rows.map((one) => [
      one.id,
      one.create_time,
      one.post_id,
      shorten(one.user_nickname, 20),
      shorten(one.content, 60),
    ]),
  )
}
