import type { communityContract } from '#features/community/community-contract.ts'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { postsAt, showCard } from './post-store.ts'

export const POSTS_PER_PAGE = 10

export const listPosts: Act<typeof communityContract.listPosts> = async ({ page }, { tx, now, language }) => {
  const posts = postsAt(tx, now, language)
  const total = await countRows(tx, posts.clearSelect().limit(MAX_LISTED))
  const latest = posts.orderBy('published_at', 'desc').orderBy('post.id', 'desc')
  return answerPage({ page, perPage: POSTS_PER_PAGE, total }, latest, showCard)
}
