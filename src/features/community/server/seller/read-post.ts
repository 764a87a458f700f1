import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerPost } from './show-seller-post.ts'

export const readPost: Act<typeof communitySellerContract.readPost> = async ({ id }, { tx, now }) => {
  const text = await tx.selectFrom('post').where('id', '=', id).select('content').executeTakeFirst()
  if (!text) return refuse(m.sellerposts_no_post, { id })
  return { ...(await findSellerPost(tx, id, now)), ...text }
}
