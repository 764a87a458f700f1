import type { Generated } from 'kysely'

export interface SupportThreadTable {
  id: Generated<number>
  buyer_id: number
  created_at: Date
  updated_at: Date
  waiting_since: Date | null
  /** Who of the shop takes care of it; '' for nobody yet. */
  assigned_to: Generated<string>
}

export interface SupportMessageTable {
  id: Generated<number>
  thread_id: number
  from_seller: boolean
  content: string
  created_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    support_thread: SupportThreadTable
    support_message: SupportMessageTable
    support_phrase: { name: string; content: string; created_at: Date }
  }
}
