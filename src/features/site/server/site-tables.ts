import type { ColumnType, Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export type SettingValue = string | number | Text

export interface SettingTable {
  module: string
  key: string
  /** jsonb: written as JSON text. */
  value: ColumnType<SettingValue, string, string>
}

export interface SlideTable {
  id: Generated<number>
  kind: Generated<string>
  title: Text
  subtitle: Text
  link: string
  picture: string
  position: number
}

export interface PageTable {
  id: number
  title: Text
  content: Text
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    setting: SettingTable
    slide: SlideTable
    page: PageTable
  }
}
