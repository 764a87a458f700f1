import type { Generated, JSONColumnType } from 'kysely'

export interface BuyerMessageTable {
  id: Generated<number>
  buyer_id: number
  kind: string
  data: JSONColumnType<Record<string, string | number>>
  created_at: Date
  read_at: Date | null
  /** It waits until then, and can be taken back; null once it was sent. */
  send_after: Date | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    buyer_message: BuyerMessageTable
  }
}
