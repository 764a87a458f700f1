import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { selectPosts, showSellerPost } from './show-seller-post.ts'

const PER_PAGE = 20

export const listSellerPosts: Act<typeof communitySellerContract.listSellerPosts> = async (
  { page },
  { tx, now },
) => {
  const { total } = await tx
    .selectFrom('post')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectPosts(tx)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  const data = rows.map((row) => showSellerPost(row, now))
  return { per_page: PER_PAGE, total, current_page: page, data }
}
