import type { Selectable } from 'kysely'
import type { SellerNotice } from '#features/notices/notices-seller-contract.ts'
import { shopTime } from '#platform/time.ts'
import type { NoticeTable } from './notice-tables.ts'

/** A notice as its seller sees it. */
export const showNotice = (row: Selectable<NoticeTable>, now: Date): SellerNotice => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  publish_time: shopTime(row.publish_at),
  scheduled: row.announced_at === null && row.publish_at > now ? 1 : 0,
})
