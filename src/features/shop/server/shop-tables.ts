import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface ShopTable {
  id: Generated<number>
  name: Text
  intro: Text
  city: Text
  logo: string
  created_at: Generated<Date>
  follower_count: Generated<number>
  rating_count: Generated<number>
  rating_sum: Generated<number>
}

export interface ShopFollowTable {
  buyer_id: number
  shop_id: number
  active: boolean
  changed_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    shop: ShopTable
    shop_follow: ShopFollowTable
  }
}
