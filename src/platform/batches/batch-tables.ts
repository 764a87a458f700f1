import type { Generated, JSONColumnType } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface BatchActTable {
  id: Generated<number>
  kind: string
  key: string
  actor: string
  created_at: Date
  finished_at: Date | null
  undone_at: Date | null
  held_at: Date | null
}

export interface BatchActLineTable {
  batch_id: number
  position: number
  line: JSONColumnType<object>
  state: LineState
  reason: Generated<string>
  said: Text | null
  result: JSONColumnType<object> | null
  done_at: Date | null
}

export type LineState = 'ready' | 'done' | 'already' | 'cannot' | 'undone'

declare module '#platform/database/tables.ts' {
  interface Tables {
    batch_act: BatchActTable
    batch_act_line: BatchActLineTable
  }
}
