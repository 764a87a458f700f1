import type { Generated } from 'kysely'

export interface StockTakeTable {
  id: Generated<number>
  name: string
  category_id: number | null
  shop_id: number | null
  begun_by: string
  created_at: Date
  booked_by: string | null
  booked_at: Date | null
  dropped_at: Date | null
}

export interface StockCountTable {
  id: Generated<number>
  take_id: number
  sku_id: number
  counted: number
  expected: number
  actor: string
  created_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    stock_take: StockTakeTable
    stock_count: StockCountTable
  }
}
