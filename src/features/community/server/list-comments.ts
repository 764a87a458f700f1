import type { CommentPage, communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

const PER_PAGE = 10

export const listComments: Act<typeof communityContract.listComments> = async ({ id, page }, { tx, now }) => {
  const post = await tx
    .selectFrom('post')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .select('comments')
    .executeTakeFirst()
  if (!post) return refuse(m.community_no_post)
  const rows = await pageOfComments(tx, id, page)
  return {
    per_page: PER_PAGE,
    total: Math.min(post.comments, MAX_LISTED),
    current_page: page,
    data: rows.map((row) => ({
      id: row.id,
      user_id: 0,
      user_avatar: row.avatar,
      user_nickname: row.nickname,
      content: row.content,
      create_time: shopTime(row.created_at),
    })),
  }
}

async function pageOfComments(tx: ReadTx, postId: number, page: number) {
  const offset = (page - 1) * PER_PAGE
  if (offset >= MAX_LISTED) return []
  return tx
    .selectFrom('post_comment as comment')
    .innerJoin('buyer', 'buyer.id', 'comment.buyer_id')
    .where('comment.post_id', '=', postId)
    .select(['comment.id', 'comment.content', 'comment.created_at', 'buyer.nickname', 'buyer.avatar'])
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(PER_PAGE)
    .offset(offset)
    .execute()
}

/** Tells a buyer which comments are their own, by the only `user_id` they are ever shown. */
export async function markMine(page: CommentPage, { tx, actor }: ReadContext<Buyer>): Promise<CommentPage> {
  if (page.data.length === 0) return page
  const rows = await tx
    .selectFrom('post_comment')
    .where(
      'id',
      'in',
      page.data.map(({ id }) => id),
    )
    .where('buyer_id', '=', actor.id)
    .select('id')
    .execute()
  const mine = new Set(rows.map(({ id }) => id))
  return { ...page, data: page.data.map((one) => (mine.has(one.id) ? { ...one, user_id: actor.id } : one)) }
}
