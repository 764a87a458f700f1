import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { selectPosts, showSellerPost } from './show-seller-post.ts'

const PER_PAGE = 20

export const listSellerPosts: Act<typeof communitySellerContract.listSellerPosts> = async (
  { page },
  { tx, now },
) => {
  const total = await countRows(tx, tx.selectFrom('post'))
  const posts = selectPosts(tx).orderBy('published_at', 'desc').orderBy('id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total }, posts, (row) => showSellerPost(row, now))
}
