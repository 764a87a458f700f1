import type { Generated } from 'kysely'

export interface SmsOutboxTable {
  id: Generated<number>
  number: string
  code: string
  template: string
  created_at: Generated<Date>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    sms_outbox: SmsOutboxTable
  }
}
