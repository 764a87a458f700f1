import { cleanLine } from '#platform/clean-text.ts'
import * as m from '#words'

export const GENDERS = { secret: 0, male: 1, female: 2 } as const
export const MAX_NICKNAME = 20
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
export type ProfileField = keyof ProfileForm

type Says = (inputs: { max: number }, options?: { locale?: 'zh_CN' | 'en_US' }) => string
export type ProfileFault = { field: ProfileField; says: Says; inputs: { max: number } }

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i
const WECHAT = /^[a-z\d][-\w]{4,29}$/i
const QQ = /^[1-9]\d{4,11}$/

/** What is wrong with a profile, in the order of its fields. What was not sent, or is left empty, is not wrong. */
export function profileFaults(form: ProfileForm, today: string): ProfileFault[] {
  const { user_nickname: nickname, birthday = '', email = '', wechat = '', qq = '' } = form
  const name = nickname && cleanLine(nickname)
  const checks: [ProfileField, Says, boolean][] = [
    ['user_nickname', m.profile_need_nickname, name === ''],
    ['user_nickname', m.profile_nickname_long, [...(name ?? '')].length > MAX_NICKNAME],
    ['birthday', m.profile_birthday_wrong, birthday !== '' && !isBirthday(birthday, today)],
    ['email', m.profile_email_wrong, email !== '' && !EMAIL.test(email)],
    ['wechat', m.profile_wechat_wrong, wechat !== '' && !WECHAT.test(wechat)],
    ['qq', m.profile_qq_wrong, qq !== '' && !QQ.test(qq)],
  ]
  return checks
    .filter(([, , broken]) => broken)
    .map(([field, says]) => ({ field, says, inputs: { max: MAX_NICKNAME } }))
}

/** A day that exists, not before anyone living was born and not to come. */
function isBirthday(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false
  return day >= FIRST_BIRTHDAY && day <= today
}
