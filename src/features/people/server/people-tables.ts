import type { ColumnType, Generated } from 'kysely'
import type { Role } from '#features/people/roles.ts'
import type { ViewedList } from '#features/people/view-rules.ts'
import type { Day } from '#platform/calendar-day.ts'

export interface PersonTable {
  id: Generated<number>
  email: string
  name: string
  role: Role
  password_hash: string
  factor_secret: string | null
  factor_pending: string | null
  factor_step: Generated<number>
  blocked_at: Date | null
  link_wanted_at: Date | null
  factor_tries: Generated<number>
  created_at: Date
}

export interface PersonSessionTable {
  id: Generated<number>
  person_id: number
  token_hash: Buffer
  proved: boolean
  user_agent: string
  address: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
  shown_at: Date | null
  renews: Generated<boolean>
}

export interface FactorMissTable {
  id: Generated<number>
  session_id: number
  address: string
  created_at: Date
}

export interface PasswordLinkTable {
  id: Generated<number>
  person_id: number
  token_hash: Buffer
  made_by: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface RecoveryCodeTable {
  person_id: number
  code_hash: Buffer
  used_at: Date | null
}

export interface InvitationTable {
  id: Generated<number>
  token_hash: Buffer
  email: string
  role: Role
  invited_by: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface PersonRevealTable {
  person_id: number
  day: ColumnType<Date, Day, Day>
  buyer_id: number
}

export interface ListViewTable {
  id: Generated<number>
  person_id: number
  list: ViewedList
  name: string
  asked: string
  opens: Generated<boolean>
  created_at: Date
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    person: PersonTable
    person_session: PersonSessionTable
    factor_miss: FactorMissTable
    password_link: PasswordLinkTable
    recovery_code: RecoveryCodeTable
    invitation: InvitationTable
    list_view: ListViewTable
    person_reveal: PersonRevealTable
  }
}
