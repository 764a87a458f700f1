import type { ColumnType, Generated } from 'kysely'
import type { ShopKey } from '#features/site/shop-keys.ts'
import type { Text } from '#platform/i18n/language.ts'

/** What `readSetting` and `readSiteList` know more of. */
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
  /** Null: from the first day, or without an end. */
  shown_from: Date | null
  shown_until: Date | null
}

export interface PageTable {
  id: number
  title: Text
  content: Text
}

/** Keys the shop signs its own links with. */
export interface ShopSecretTable {
  name: ShopKey
  value: string
  /** Signed before it; null where that no longer counts. */
  previous: string | null
  made_at: Generated<Date>
}

/** A text of a page that somebody has agreed to. */
export interface PageTextTable {
  id: Generated<number>
  page_id: number
  title: Text
  content: Text
  hash: Buffer
  first_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    setting: SettingTable
    slide: SlideTable
    page: PageTable
    page_text: PageTextTable
    shop_secret: ShopSecretTable
  }
}
