import { POSTS, postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { readPublishTime, readTexts } from './check-post.ts'
import { findSellerPost } from './show-seller-post.ts'
import { dropPicture, storePicture } from './store-picture.ts'

export const changePost: Act<typeof communitySellerContract.changePost> = async (
  { id, picture: source, at, ...parts },
  { now, services, write },
) => {
  const time = at === undefined ? undefined : readPublishTime(at)
  const picture = source === undefined ? undefined : await storePicture(services, source)
  try {
    return await write(async ({ tx, changed, afterCommit }) => {
      const kept = await tx
        .selectFrom('post')
        .where('id', '=', id)
        .select(['title', 'summary', 'content', 'picture', 'published_at'])
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!kept) return refuse(m.sellerposts_no_post, { id })
      await tx
        .updateTable('post')
        .set({
          ...readTexts(parts, kept),
          picture: picture ?? kept.picture,
          published_at: time ?? kept.published_at,
        })
        .where('id', '=', id)
        .execute()
      if (picture !== undefined && picture !== kept.picture)
        afterCommit(() => dropPicture(services.pictures, kept.picture))
      changed(POSTS, postTag(id))
      return withMessage(await findSellerPost(tx, id, now), m.sellerposts_changed, { id })
    })
  } catch (error) {
    // Only what came as a file was stored for this; an address may be shown elsewhere.
    if (picture !== undefined && typeof source !== 'string') await dropPicture(services.pictures, picture)
    throw error
  }
}
