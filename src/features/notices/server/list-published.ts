import { NOTICES_PER_PAGE, type NoticeKind } from '#features/notices/notices-rules.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
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
  const published = tx.selectFrom('notice').where('kind', '=', kind).where(canBeSeen(now))
  const total = await countRows(tx, published)
  const latest = published
    .select(['id', 'publish_at'])
    .select([
      inLanguage('notice.title', language).as('title'),
      inLanguage('notice.content', language).as('content'),
    ])
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
  return answerPage({ page, perPage: NOTICES_PER_PAGE, total }, latest, ({ publish_at, ...notice }) => ({
    ...notice,
    create_time: shopTime(publish_at),
  }))
}
