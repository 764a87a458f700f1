import type { Generated } from 'kysely'
import type { NoticeKind } from '#features/notices/notices-rules.ts'
import type { Text } from '#platform/i18n/language.ts'

export interface NoticeTable {
  id: Generated<number>
  kind: NoticeKind
  title: Text
  content: Text
  publish_at: Date
  announced_at: Date | null
}

export interface NoticeMarkTable {
  buyer_id: number
  platform_at: Date
  system_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    notice: NoticeTable
    notice_mark: NoticeMarkTable
  }
}
