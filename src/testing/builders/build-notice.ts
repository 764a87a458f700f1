import type { NoticeKind } from '#features/notices/notices-rules.ts'
import type { Database } from '#platform/database/database.ts'
import type { TestApp } from '../start-test-app.ts'
import { aText } from './build-product.ts'
import { insertRow } from './insert-row.ts'

/** A notice straight into the table, as if published at that moment. */
export async function anAnnouncement(
  database: Database,
  { kind = 'platform' as NoticeKind, title = '公告', at = new Date() } = {},
): Promise<number> {
  const texts = { title: aText(title), content: aText(`${title}内容`) }
  return insertRow(database, 'notice', { kind, ...texts, publish_at: at, announced_at: at })
}

/** What a buyer has been told, the oldest first. */
export const messagesOf = (app: TestApp, buyerId: number) =>
  app.database.read
    .selectFrom('buyer_message')
    .select(['kind', 'data'])
    .where('buyer_id', '=', buyerId)
    .orderBy('id')
    .execute()
