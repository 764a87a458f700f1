import type { communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { shopTime } from '#platform/time.ts'
import { postsAt, showCard } from './post-store.ts'

const PER_PAGE = 10

export type List = Act<typeof communityContract.listLiked>

export function listReacted(reaction: 1 | -1): List {
  return async ({ page }, { tx, actor, now, language }) => {
    const mine = postsAt(tx, now, language)
      .innerJoin('post_reaction', 'post_reaction.post_id', 'post.id')
      .where('post_reaction.buyer_id', '=', actor.id)
      .where('post_reaction.reaction', '=', reaction)
    const total = await countRows(tx, mine.clearSelect().limit(MAX_LISTED))
    const latest = mine
      .select('post_reaction.changed_at')
      .orderBy('post_reaction.changed_at', 'desc')
      .orderBy('post_reaction.post_id', 'desc')
    return answerPage({ page, perPage: PER_PAGE, total }, latest, (row) => ({
      dynamics_id: row.id,
      dynamics: showCard(row),
      create_time: shopTime(row.changed_at),
    }))
  }
}
