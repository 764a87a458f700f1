import { sql } from 'kysely'
import { NOTICES_PER_PAGE, type NoticeKind } from '#features/notices/notices-rules.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'
import { canBeSeen, unreadAmong } from './notice-marks.ts'

export type Page<T> = { per_page: number; total: number; current_page: number; data: T[] }

export async function markNew<T extends { id: number; is_read: number }>(
  kind: NoticeKind,
  shared: Page<T>,
  { tx, actor }: ReadContext<Buyer>,
): Promise<Page<T>> {
  const unread = await unreadAmong(
    tx,
    actor.id,
    kind,
    shared.data.map(({ id }) => id),
  )
  return { ...shared, data: shared.data.map((row) => ({ ...row, is_read: unread.has(row.id) ? 0 : 1 })) }
}

export async function listPublished(kind: NoticeKind, page: number, { tx, now, language }: ReadContext) {
  const shown = { per_page: NOTICES_PER_PAGE, current_page: page }
  const published = tx.selectFrom('notice').where('kind', '=', kind).where(canBeSeen(now))
  const { total } = await published.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const offset = (page - 1) * NOTICES_PER_PAGE
  if (offset >= total) return { ...shown, total, data: [] }
  const rows = await published
    .select(['id', 'publish_at'])
    .select([
      inLanguage('notice.title', language).as('title'),
      inLanguage('notice.content', language).as('content'),
    ])
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTICES_PER_PAGE)
    .offset(offset)
    .execute()
  return {
    ...shown,
    total,
    data: rows.map(({ id, title, content, publish_at }) => ({
      id,
      title,
      content,
      create_time: shopTime(publish_at),
    })),
  }
}
