import type {} from '#features/community/server/community-tables.ts'
import type { Tx } from '#platform/database/database.ts'
import { sanitise } from '#platform/rich-text/sanitise.ts'
import type { PostSeed } from '../../../seeds/seed-types.ts'
import { namePostPicture, pictureAddress } from './picture-names.ts'
import type { ReadSeed } from './seed-demo.ts'

export async function seedCommunity(tx: Tx, read: ReadSeed): Promise<void> {
  for (const post of await read<PostSeed[]>('posts')) {
    await tx
      .insertInto('post')
      .values({
        title: post.title,
        summary: post.desc,
        content: { zh_CN: sanitise(post.content.zh_CN), en_US: sanitise(post.content.en_US) },
        picture: pictureAddress(namePostPicture(post)),
        published_at: new Date(post.created_at),
      })
      .execute()
  }
}
