import { POSTS, postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Comments, likes and dislikes go with it. */
export const removePost: Act<typeof communitySellerContract.removePost> = async ({ id }, { tx, changed }) => {
  const gone = await tx.deleteFrom('post').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) return refuse(m.sellerposts_no_post, { id })
  changed(POSTS, postTag(id))
  return withMessage({ id }, m.sellerposts_removed, { id })
}
