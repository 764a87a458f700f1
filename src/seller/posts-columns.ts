import type { SellerComment, SellerPost } from '#features/community/community-seller-contract.ts'
import * as m from '#words'
import type { Columns } from './columns.ts'

export const POST_COLUMNS: Columns<SellerPost> = [
  ['ID', 'id'],
  [m.sellerposts_time, 'publish_time'],
  [m.sellerposts_state, (post) => (post.is_published ? m.sellerposts_shown : m.sellerposts_waiting)],
  [m.sellerposts_title, 'title', 50],
  [m.sellerposts_likes, 'zan_num'],
  [m.sellerposts_dislikes, 'cai_num'],
  [m.sellerposts_comments, 'comment_num'],
]

export const COMMENT_COLUMNS: Columns<SellerComment> = [
  ['ID', 'id'],
  [m.sellerposts_time, 'create_time'],
  [m.sellerposts_post, 'post_id'],
  [m.sellerposts_author, 'user_nickname', 20],
  [m.sellerposts_words, 'content', 60],
  [m.sellerposts_reports, 'reports'],
  [m.sellerposts_hidden_for, ({ hidden_reason }) => hidden_reason || '–', 24],
]
