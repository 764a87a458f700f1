import type { communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act } from '#platform/contract/act.ts'
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
    const { total } = await tx
      .selectFrom(mine.clearSelect().select('post.id').limit(MAX_LISTED).as('mine'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const shown = { per_page: PER_PAGE, total, current_page: page }
    const offset = (page - 1) * PER_PAGE
    if (offset >= total) return { ...shown, data: [] }
    const rows = await mine
      .select('post_reaction.changed_at')
      .orderBy('post_reaction.changed_at', 'desc')
      .orderBy('post_reaction.post_id', 'desc')
      .limit(PER_PAGE)
      .offset(offset)
      .execute()
    return {
      ...shown,
      data: rows.map((row) => ({
        dynamics_id: row.id,
        dynamics: showCard(row),
        create_time: shopTime(row.changed_at),
      })),
    }
  }
}
