import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ApprovalState } from '#features/approvals/approval-rules.ts'
import type { Day } from '#platform/calendar-day.ts'

export interface ApprovalTable {
  id: Generated<number>
  /** A newer release may ask for what this one does not know. */
  act: string
  input: JSONColumnType<object>
  thing: string
  thing_id: string
  buyer_id: number
  order_sn: Generated<string>
  after_sale_id: number | null
  cents: number
  reason: Generated<string>
  asked_by: number
  asked_at: Date
  expires_at: Date
  state: Generated<ApprovalState>
  decided_by: number | null
  decided_at: Date | null
  note: Generated<string>
}

export interface PersonSumTable {
  person_id: number
  day: ColumnType<Date, Day, Day>
  cents: number
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    approval: ApprovalTable
    person_sum: PersonSumTable
  }
}
