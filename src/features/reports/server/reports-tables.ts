import type { ColumnType, Generated } from 'kysely'
import type { ReportKind } from '#features/reports/report-rules.ts'
import type { Day } from '#platform/calendar-day.ts'

export interface ReportDayTable {
  day: ColumnType<Date, Day, Day>
  kind: ReportKind
  key: string
  orders: Generated<number>
  pieces: Generated<number>
  cents: Generated<number>
  refunds: Generated<number>
  refunded_cents: Generated<number>
  new_buyers: Generated<number>
  old_buyers: Generated<number>
}

export interface ReportCountTable {
  day: ColumnType<Date, Day, Day>
  counted_at: Date
  final: boolean
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    report_day: ReportDayTable
    report_count: ReportCountTable
  }
}
