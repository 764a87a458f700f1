import { POSTS, postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { storePicture } from '#features/pictures/server/store-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { readAuthor, readPublishTime, readTexts } from './check-post.ts'
import { setPostProducts } from './set-post-products.ts'
import { findSellerPost } from './show-seller-post.ts'

export const changePost: Act<typeof communitySellerContract.changePost> = async (
  { id, picture: source, author_picture, products, at, author, ...parts },
  context,
) => {
  const { now } = context
  const time = at === undefined ? undefined : readPublishTime(at)
  const picture = source === undefined ? undefined : await storePicture(context, source)
  // An empty address takes the portrait away.
  const portrait = author_picture ? await storePicture(context, author_picture) : author_picture
  return context.write(async ({ tx, changed }) => {
    const kept = await tx
      .selectFrom('post')
      .where('id', '=', id)
      .select(['title', 'summary', 'content', 'picture', 'author', 'author_picture', 'published_at'])
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!kept) return refuse(m.sellerposts_no_post, { id })
    await tx
      .updateTable('post')
      .set({
        ...readTexts(parts, kept),
        author: readAuthor(author, kept.author),
        author_picture: portrait ?? kept.author_picture,
        picture: picture ?? kept.picture,
        published_at: time ?? kept.published_at,
      })
      .where('id', '=', id)
      .execute()
    if (products) await setPostProducts(tx, id, products)
    changed(POSTS, postTag(id))
    return withMessage(await findSellerPost(tx, id, now), m.sellerposts_changed, { id })
  })
}
