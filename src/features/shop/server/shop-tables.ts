import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface ShopTable {
  id: Generated<number>
  name: Text
  intro: Text
  city: Text
  logo: string
  created_at: Generated<Date>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    shop: ShopTable
  }
}
