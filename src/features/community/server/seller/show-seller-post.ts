import { sql } from 'kysely'
import type { SellerPost } from '#features/community/community-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

/** Without the rich text, which nobody reads in a list. */
export const selectPosts = (tx: ReadTx) =>
  tx
    .selectFrom('post')
    .select(['id', 'title', 'summary', 'picture', 'author', 'author_picture', 'published_at'])
    .select(['likes', 'dislikes', 'comments'])
    .select(productsOf.as('products'))

const productsOf = sql<number[]>`(
  select coalesce(json_agg(product_id order by position), '[]') from post_product where post_id = post.id)`

type Row = {
  id: number
  title: Text
  summary: Text
  picture: string
  author: Text
  author_picture: string
  products: number[]
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
  author: row.author,
  author_picture: row.author_picture,
  products: row.products,
})

export async function findSellerPost(tx: ReadTx, id: number, now: Date): Promise<SellerPost> {
  return showSellerPost(await selectPosts(tx).where('id', '=', id).executeTakeFirstOrThrow(), now)
}
