import { POSTS, postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { readPublishTime, readTexts } from './check-post.ts'
import { findSellerPost } from './show-seller-post.ts'
import { dropPicture, storePicture } from './store-picture.ts'

export const publishPost: Act<typeof communitySellerContract.publishPost> = async (
  { picture: source, at, ...parts },
  { now, services, write },
) => {
  const texts = readTexts(parts)
  const published_at = at === undefined ? now : readPublishTime(at)
  if (source === undefined) return refuse(m.sellerposts_no_picture)
  const picture = await storePicture(services, source)
  try {
    return await write(async ({ tx, changed }) => {
      const { id } = await tx
        .insertInto('post')
        .values({ ...texts, picture, published_at })
        .returning('id')
        .executeTakeFirstOrThrow()
      changed(POSTS, postTag(id))
      const told = { id, at: shopTime(published_at) }
      const sentence = published_at <= now ? m.sellerposts_published : m.sellerposts_scheduled
      return withMessage(await findSellerPost(tx, id, now), sentence, told)
    })
  } catch (error) {
    // Only what came as a file was stored for this; an address may be shown elsewhere.
    if (typeof source !== 'string') await dropPicture(services.pictures, picture)
    throw error
  }
}
