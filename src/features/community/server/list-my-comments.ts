import type { communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'

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
  const { total } = await tx
    .selectFrom(mine.select('comment.id').limit(MAX_LISTED).as('mine'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const shown = { per_page: PER_PAGE, total, current_page: page }
  const offset = (page - 1) * PER_PAGE
  if (offset >= total) return { ...shown, data: [] }
  const rows = await mine
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
    .limit(PER_PAGE)
    .offset(offset)
    .execute()
  return {
    ...shown,
    data: rows.map((row) => ({
      id: row.id,
      user_id: actor.id,
      user_avatar: row.avatar,
      user_nickname: row.nickname,
      content: row.content,
      create_time: shopTime(row.created_at),
      dynamics_id: row.post_id,
      dynamics: { title: row.title, thumb: row.picture },
    })),
  }
}
