import type { WriteTx } from '#platform/database/tx.ts'
import { countComments } from './count-comments.ts'

/** Takes a comment away, one of `buyerId` only where that is given, and counts it no more. */
export async function takeComment(
  tx: WriteTx,
  id: number,
  buyerId?: number,
): Promise<{ postId: number; left: number } | undefined> {
  const found = tx
    .selectFrom('post_comment')
    .where('post_comment.id', '=', id)
    .$if(buyerId !== undefined, (query) => query.where('buyer_id', '=', Number(buyerId)))
    .select('post_id')
  // The post before its comments, as everywhere.
  const post = await tx
    .selectFrom('post')
    .where('id', '=', found)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) return undefined
  const gone = await tx
    .deleteFrom('post_comment')
    .where('id', '=', id)
    .returning('hidden_at')
    .executeTakeFirst()
  if (!gone) return undefined
  // A hidden one was counted out when it was hidden.
  return { postId: post.id, left: await countComments(tx, post.id, gone.hidden_at ? 0 : -1) }
}
