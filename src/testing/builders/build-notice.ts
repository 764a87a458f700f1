import type { NoticeKind } from '#features/notices/notices-rules.ts'
import type { Database } from '#platform/database/database.ts'
import { aText } from './build-product.ts'

/** A notice straight into the table, as if published at that moment. */
export async function anAnnouncement(
  database: Database,
  { kind = 'platform' as NoticeKind, title = '公告', at = new Date() } = {},
): Promise<number> {
  const { id } = await database.statement
    .insertInto('notice')
    .values({ kind, title: aText(title), content: aText(`${title}内容`), publish_at: at, announced_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
