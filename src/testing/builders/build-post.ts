import type { Database } from '#platform/database/database.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { aText } from './build-product.ts'

type PostToBuild = { title?: Text; content?: Text; publishedAt?: Date }

export async function aPost(database: Database, post: PostToBuild = {}): Promise<number> {
  const { id } = await database.statement
    .insertInto('post')
    .values({
      title: post.title ?? aText('霜降后的苹果'),
      summary: aText('老果农讲糖心'),
      content: post.content ?? aText('<p>温差越大越甜</p>'),
      picture: '/pictures/post-1',
      published_at: post.publishedAt ?? new Date('2026-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the rows say a post's counts should be. */
export async function countedRows(tx: ReadTx, postId: number) {
  const reactions = await tx
    .selectFrom('post_reaction')
    .where('post_id', '=', postId)
    .select('reaction')
    .execute()
  const comments = await tx.selectFrom('post_comment').where('post_id', '=', postId).select('id').execute()
  const of = (wanted: number) => reactions.filter(({ reaction }) => reaction === wanted).length
  return { zan_num: of(1), cai_num: of(-1), comment_num: comments.length }
}
