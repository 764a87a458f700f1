import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface PictureTable {
  name: string
  original: string
  original_name: Generated<string>
  bytes: number
  width: number
  height: number
  focus_x: Generated<number>
  focus_y: Generated<number>
  alt: Generated<Text>
  unused_since: Generated<Date | null>
  created_at: Generated<Date>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    picture: PictureTable
  }
}
