import { POSTS, postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { storePicture } from '#features/pictures/server/store-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { readPublishTime, readTexts } from './check-post.ts'
import { findSellerPost } from './show-seller-post.ts'

export const changePost: Act<typeof communitySellerContract.changePost> = async (
  { id, picture: source, at, ...parts },
  context,
) => {
  const { now } = context
  const time = at === undefined ? undefined : readPublishTime(at)
  const picture = source === undefined ? undefined : await storePicture(context, source)
  return context.write(async ({ tx, changed }) => {
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
    changed(POSTS, postTag(id))
    return withMessage(await findSellerPost(tx, id, now), m.sellerposts_changed, { id })
  })
}
