import type { ReadSeed } from '#demo/read-seed.ts'
import { nameAvatar, namePostPicture, nameShopLogo } from '#demo/seed/picture-names.ts'
import { setPostProducts } from '#features/community/server/seller/set-post-products.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { sanitise } from '#platform/rich-text/sanitise.ts'
import { days, later } from '#platform/time.ts'
import type { PostSeed } from '../../../seeds/seed-types.ts'

export async function seedCommunity(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const posts = await read<PostSeed[]>('posts')
  const newest = Math.max(...posts.map((post) => Date.parse(post.created_at)))
  // Where the clock is behind the seeds, all of them move back together: a post of tomorrow would not be shown.
  const shift = Math.min(0, later(now, -days(1)).getTime() - newest)
  for (const post of posts) {
    const { id } = await tx
      .insertInto('post')
      .values({
        title: post.title,
        summary: post.desc,
        content: { zh_CN: sanitise(post.content.zh_CN), en_US: sanitise(post.content.en_US) },
        picture: pictureUrl(namePostPicture(post)),
        author: post.author.name,
        author_picture: pictureUrl(portraitOf(post)),
        published_at: later(new Date(post.created_at), shift),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setPostProducts(tx, id, post.products)
  }
}

const portraitOf = ({ author: { buyer = 0, shop } }: PostSeed) =>
  shop ? nameShopLogo({ id: shop }) : nameAvatar({ id: buyer })
