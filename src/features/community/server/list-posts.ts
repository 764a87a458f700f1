import type { communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { postsAt, showCard } from './post-store.ts'

export const POSTS_PER_PAGE = 10

export const listPosts: Act<typeof communityContract.listPosts> = async ({ page }, { tx, now, language }) => {
  const offset = (page - 1) * POSTS_PER_PAGE
  const shown = { per_page: POSTS_PER_PAGE, current_page: page }
  const bounded = tx.selectFrom('post').select('id').where('published_at', '<=', now).limit(MAX_LISTED)
  const { total } = await tx
    .selectFrom(bounded.as('bounded'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (offset >= MAX_LISTED) return { ...shown, total, data: [] }
  const rows = await postsAt(tx, now, language)
    .orderBy('published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(POSTS_PER_PAGE)
    .offset(offset)
    .execute()
  return { ...shown, total, data: rows.map(showCard) }
}
