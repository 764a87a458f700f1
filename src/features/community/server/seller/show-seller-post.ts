import type { SellerPost } from '#features/community/community-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

/** Without the rich text, which nobody reads in a list. */
export const selectPosts = (tx: ReadTx) =>
  tx
    .selectFrom('post')
    .select(['id', 'title', 'summary', 'picture', 'published_at', 'likes', 'dislikes', 'comments'])

type Row = {
  id: number
  title: Text
  summary: Text
  picture: string
  published_at: Date
  likes: number
  dislikes: number
  comments: number
}

export const showSellerPost = (row: Row, now: Date): SellerPost => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  picture: row.picture,
  publish_time: shopTime(row.published_at),
  is_published: row.published_at <= now ? 1 : 0,
  zan_num: row.likes,
  cai_num: row.dislikes,
  comment_num: row.comments,
})

export async function findSellerPost(tx: ReadTx, id: number, now: Date): Promise<SellerPost> {
  return showSellerPost(await selectPosts(tx).where('id', '=', id).executeTakeFirstOrThrow(), now)
}
