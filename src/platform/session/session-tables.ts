import type { Generated } from 'kysely'

export interface SessionTable {
  id: Generated<number>
  buyer_id: number
  token_hash: Buffer
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    session: SessionTable
  }
}
