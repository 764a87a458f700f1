import type { WriteTx } from '#platform/database/tx.ts'
import { countComments } from './count-comments.ts'
import { lockPostOf } from './lock-post-of.ts'

/** Takes a comment away, one of `buyerId` only where that is given, and counts it no more. */
export async function takeComment(
  tx: WriteTx,
  id: number,
  buyerId?: number,
): Promise<{ postId: number; left: number } | undefined> {
  const postId = await lockPostOf(tx, id, buyerId)
  if (postId === undefined) return undefined
  const gone = await tx
    .deleteFrom('post_comment')
    .where('id', '=', id)
    .returning('hidden_at')
    .executeTakeFirst()
  if (!gone) return undefined
  // A hidden one was counted out when it was hidden.
  return { postId, left: await countComments(tx, postId, gone.hidden_at ? 0 : -1) }
}
