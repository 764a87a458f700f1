import type { ColumnType, Generated } from 'kysely'
import type { CodeType } from '#features/account/account-facts.ts'
import type { Language, Text } from '#platform/i18n/language.ts'

export interface BuyerTable {
  id: Generated<number>
  prefix: string
  /** Without prefix and trunk zero, digits only. */
  mobile: string
  password_hash: string
  nickname: string
  avatar: Generated<string>
  name: Generated<string>
  gender: Generated<number>
  /** A calendar day: written as 'YYYY-MM-DD', and read as text by `birthday::text`. */
  birthday: ColumnType<Date | null, string | null | undefined, string | null>
  email: Generated<string>
  wechat: Generated<string>
  qq: Generated<string>
  academic: Generated<string>
  work: Generated<string>
  payment_password_hash: Generated<string>
  payment_tries: Generated<number>
  payment_locked_until: Date | null
  created_at: Generated<Date>
  closed_at: Date | null
  /** For colleagues; the buyer never sees it. */
  note: Generated<string>
  blocked_at: Date | null
  blocked_reason: Generated<string>
}

export interface SmsCodeTable {
  id: Generated<number>
  number: string
  type: CodeType
  salt: Buffer
  hash: Buffer
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** Who agreed to which text of agreement and privacy policy. */
export interface ConsentTable {
  buyer_id: number
  page_text_id: number
  language: Language
  agreed_at: Date
  withdrawn_at: Generated<Date | null>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    buyer: BuyerTable
    consent: ConsentTable
    sms_code: SmsCodeTable
    picture_code: { id: string; hash: Buffer; expires_at: Date }
    phone_check: { session_id: number; expires_at: Date }
    phone_prefix: { prefix: string; country: string; name: Text; position: number }
    education: { id: Generated<number>; name: Text; position: number }
  }
}
