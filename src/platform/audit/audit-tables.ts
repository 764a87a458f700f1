import type { Generated, JSONColumnType } from 'kysely'

type Values = Record<string, unknown>

export interface AuditLineTable {
  id: Generated<number>
  created_at: Date
  actor: string
  address: string
  call: string
  thing: string
  thing_id: string
  before: JSONColumnType<Values> | null
  after: JSONColumnType<Values> | null
  reason: string
  request_id: string
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    audit_line: AuditLineTable
  }
}
