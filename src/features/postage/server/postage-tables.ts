import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#platform/calendar-day.ts'

export interface PostageTermsTable {
  only_row: Generated<boolean>
  fee_cents: Generated<number>
  free_from_cents: Generated<number>
  /** Null as long as nobody saved them. */
  changed_at: Date | null
  cut_off_hour: Generated<number>
  transit_days: Generated<number>
  closed_weekdays: Generated<number[]>
  /** Written as days, and read as text by `closed_days::text[]`. */
  closed_days: ColumnType<Date[], Day[] | undefined, Day[]>
}

export interface PostageProvinceTable {
  province_id: number
  surcharge_cents: Generated<number>
  delivered: Generated<boolean>
  transit_days: number | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    postage_terms: PostageTermsTable
    postage_province: PostageProvinceTable
  }
}
