import { POSTS, postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { storePicture } from '#features/pictures/server/store-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { readAuthor, readPublishTime, readTexts } from './check-post.ts'
import { setPostProducts } from './set-post-products.ts'
import { findSellerPost } from './show-seller-post.ts'

export const publishPost: Act<typeof communitySellerContract.publishPost> = async (
  { picture: source, author_picture, products = [], at, author, ...parts },
  context,
) => {
  const { now } = context
  const texts = { ...readTexts(parts), author: readAuthor(author) }
  const published_at = at === undefined ? now : readPublishTime(at)
  if (source === undefined) return refuse(m.sellerposts_no_picture)
  const picture = await storePicture(context, source)
  const portrait = author_picture ? await storePicture(context, author_picture) : ''
  return context.write(async ({ tx, changed }) => {
    const { id } = await tx
      .insertInto('post')
      .values({ ...texts, picture, author_picture: portrait, published_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setPostProducts(tx, id, products)
    changed(POSTS, postTag(id))
    const told = { id, at: shopTime(published_at) }
    const sentence = published_at <= now ? m.sellerposts_published : m.sellerposts_scheduled
    return withMessage(await findSellerPost(tx, id, now), sentence, told)
  })
}
