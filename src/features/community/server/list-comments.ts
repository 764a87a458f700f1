import type { CommentPage, communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

import { showComment } from './show-comment.ts'

const PER_PAGE = 10

export const listComments: Act<typeof communityContract.listComments> = async ({ id, page }, { tx, now }) => {
  const due = tx.selectFrom('post').where('id', '=', id).where('published_at', '<=', now)
  const post = await due.select('comments').executeTakeFirst()
  if (!post) return refuse(m.community_no_post)
  const comments = tx
    .selectFrom('post_comment as comment')
    .innerJoin('buyer', 'buyer.id', 'comment.buyer_id')
    .where('comment.post_id', '=', id)
    .where('comment.hidden_at', 'is', null)
    .select(['comment.id', 'comment.content', 'comment.created_at', 'buyer.nickname', 'buyer.avatar'])
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
  const total = Math.min(post.comments, MAX_LISTED)
  return answerPage({ page, perPage: PER_PAGE, total }, comments, (row) => ({
    ...showComment(row),
    user_id: 0,
  }))
}

/** Tells a buyer which comments are their own, by the only `user_id` they are ever shown. */
export async function markMine(page: CommentPage, context: ReadContext<Buyer>): Promise<CommentPage> {
  const mine = await ownComments(
    page.data.map(({ id }) => id),
    context,
  )
  const user_id = context.actor.id
  return { ...page, data: page.data.map((one) => (mine.has(one.id) ? { ...one, user_id } : one)) }
}

/** Which of these comments are the buyer's own. */
export async function ownComments(
  ids: readonly number[],
  { tx, actor }: ReadContext<Buyer>,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const own = tx
    .selectFrom('post_comment')
    .where('id', 'in', [...ids])
    .where('buyer_id', '=', actor.id)
  return new Set((await own.select('id').execute()).map(({ id }) => id))
}
