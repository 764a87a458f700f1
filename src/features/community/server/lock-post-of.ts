import type { WriteTx } from '#platform/database/tx.ts'

/** The post a comment is on, locked: the post before its comments, as everywhere. One of `buyerId` only, where given. */
export async function lockPostOf(
  tx: WriteTx,
  commentId: number,
  buyerId?: number,
): Promise<number | undefined> {
  const found = tx
    .selectFrom('post_comment')
    .where('post_comment.id', '=', commentId)
    .$if(buyerId !== undefined, (query) => query.where('buyer_id', '=', Number(buyerId)))
    .select('post_id')
  const post = tx.selectFrom('post').where('id', '=', found).select('id')
  return (await post.forNoKeyUpdate().executeTakeFirst())?.id
}
