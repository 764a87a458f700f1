import type { WriteTx } from '#platform/database/tx.ts'

/** In the transaction of what it counts, with the post locked. */
export async function countComments(tx: WriteTx, postId: number, more: number): Promise<number> {
  const { comments } = await tx
    .updateTable('post')
    .set((eb) => ({ comments: eb('comments', '+', more) }))
    .where('id', '=', postId)
    .returning('comments')
    .executeTakeFirstOrThrow()
  return comments
}
