import { type Fault, faultsOf } from '#platform/fault.ts'
import * as m from '#words'
import { nicknameFaults } from './nickname-rules.ts'

export const GENDERS = { secret: 0, male: 1, female: 2 } as const
export const MAX_WORK = 50
export const MAX_EMAIL = 100
export const FIRST_BIRTHDAY = '1900-01-01'

export type ProfileForm = {
  user_nickname?: string | undefined
  birthday?: string | undefined
  email?: string | undefined
  wechat?: string | undefined
  qq?: string | undefined
}
type ProfileField = keyof ProfileForm

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i
const WECHAT = /^[a-z\d][-\w]{4,29}$/i
const QQ = /^[1-9]\d{4,11}$/

/** What is wrong with a profile, in the order of its fields. What was not sent, or is left empty, is not wrong. */
export function profileFaults(form: ProfileForm, today: string): Fault<ProfileField>[] {
  const { user_nickname: nickname, birthday = '', email = '', wechat = '', qq = '' } = form
  return [
    ...(nickname === undefined ? [] : nicknameFaults(nickname)),
    ...faultsOf(
      ['birthday', m.profile_birthday_wrong, birthday !== '' && !isBirthday(birthday, today)],
      ['email', m.profile_email_wrong, email !== '' && !EMAIL.test(email)],
      ['wechat', m.profile_wechat_wrong, wechat !== '' && !WECHAT.test(wechat)],
      ['qq', m.profile_qq_wrong, qq !== '' && !QQ.test(qq)],
    ),
  ]
}

/** A day that exists, not before anyone living was born and not to come. */
function isBirthday(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false
  return day >= FIRST_BIRTHDAY && day <= today
}
