import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'
import type { Cents } from '#platform/money.ts'

export interface CartLineTable {
  id: Generated<number>
  buyer_id: number
  product_id: number
  sku_id: number
  sku_name: Text
  num: number
  snapshot_cents: Cents
  added_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    cart_line: CartLineTable
  }
}
