import type { communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { inLanguage } from '#platform/database/texts.ts'

import { showComment } from './show-comment.ts'

const PER_PAGE = 10

export const listMyComments: Act<typeof communityContract.listMyComments> = async (
  { page },
  { tx, actor, now, language },
) => {
  const mine = tx
    .selectFrom('post_comment as comment')
    .innerJoin('post', 'post.id', 'comment.post_id')
    .where('comment.buyer_id', '=', actor.id)
    .where('post.published_at', '<=', now)
  const total = await countRows(tx, mine.limit(MAX_LISTED))
  const comments = mine
    .innerJoin('buyer', 'buyer.id', 'comment.buyer_id')
    .select(['comment.id', 'comment.content', 'comment.created_at', 'comment.post_id'])
    .select([
      'buyer.nickname',
      'buyer.avatar',
      'post.picture',
      inLanguage('post.title', language).as('title'),
    ])
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total }, comments, (row) => ({
    ...showComment(row),
    user_id: actor.id,
    dynamics_id: row.post_id,
    dynamics: { title: row.title, thumb: row.picture },
  }))
}
