import { cleanLine } from '#platform/clean-text.ts'
import { type Check, faultsOf } from '#platform/fault.ts'
import * as m from '#words'
import { MAX_PASSWORD } from './account-facts.ts'

const blank = (text: string) => cleanLine(text) === ''

const tooWeak = (password: string) => password.length < 6 || !/[a-z]/i.test(password) || !/\d/.test(password)

const passwordRules = <F extends string>(field: F, password: string): Check<F>[] => [
  [field, m.account_password_rule, password !== '' && tooWeak(password)],
  [field, m.account_password_long, password.length > MAX_PASSWORD],
]

export type LoginForm = { mobile: string; password: string; agreed: boolean }

export const loginFaults = (form: LoginForm) =>
  faultsOf(
    ['mobile', m.account_need_mobile, blank(form.mobile)],
    ['password', m.account_need_password, form.password === ''],
    ['agreed', m.account_need_agreement, !form.agreed],
  )

export type RegisterForm = LoginForm & { code: string }

export const registerFaults = (form: RegisterForm) =>
  faultsOf(
    ['mobile', m.account_need_mobile, blank(form.mobile)],
    ['code', m.account_need_code, blank(form.code)],
    ['password', m.account_need_password, form.password === ''],
    ['agreed', m.account_need_agreement, !form.agreed],
    ...passwordRules('password', form.password),
  )

export const sendCodeFaults = (form: { mobile: string }) =>
  faultsOf(['mobile', m.account_need_mobile, blank(form.mobile)])

/** What asking for the code of a forgotten password needs: the picture comes before the message. */
export const sendResetCodeFaults = (form: { mobile: string; picture: string }) =>
  faultsOf(
    ['mobile', m.account_need_mobile, blank(form.mobile)],
    ['picture', m.account_need_picture, blank(form.picture)],
  )

export type ForgotForm = { mobile: string; picture: string; code: string; password: string; repeat: string }

export const forgotFaults = (form: ForgotForm) =>
  faultsOf(
    ['mobile', m.account_need_mobile, blank(form.mobile)],
    ['picture', m.account_need_picture, blank(form.picture)],
    ['code', m.account_need_code, blank(form.code)],
    ['password', m.account_need_new_password, form.password === ''],
    ...passwordRules('password', form.password),
    ['repeat', m.account_passwords_differ, form.password !== form.repeat],
  )

export type OldPasswordForm = { oldPassword: string; password: string; repeat: string }

export const changeByOldFaults = (form: OldPasswordForm) =>
  faultsOf(['oldPassword', m.account_need_old_password, form.oldPassword === ''], ...newPasswordChecks(form))

export type CodePasswordForm = { mobile: string; code: string; password: string; repeat: string }

export const changeByCodeFaults = (form: CodePasswordForm) =>
  faultsOf(
    ['mobile', m.account_need_mobile, blank(form.mobile)],
    ['code', m.account_need_code, blank(form.code)],
    ...newPasswordChecks(form),
  )

const newPasswordChecks = (form: { password: string; repeat: string }): Check<'password' | 'repeat'>[] => [
  ['password', m.account_need_new_password, form.password === ''],
  ['repeat', m.account_need_repeat, form.repeat === ''],
  ['repeat', m.account_passwords_differ, form.repeat !== '' && form.password !== form.repeat],
  ...passwordRules('password', form.password),
]

export const verifyPhoneFaults = (form: { oldCode: string }) =>
  faultsOf(['oldCode', m.account_need_old_code, blank(form.oldCode)])

export type ChangePhoneForm = { verified: boolean; mobile: string; code: string }

export const changePhoneFaults = (form: ChangePhoneForm) =>
  faultsOf(
    ['oldCode', m.account_verify_first, !form.verified],
    ['mobile', m.account_need_new_mobile, blank(form.mobile)],
    ['code', m.account_need_new_code, blank(form.code)],
  )

export type PayPasswordForm = { password: string; payPassword: string; repeat: string }

export const payPasswordFaults = (form: PayPasswordForm) =>
  faultsOf(
    ['password', m.account_need_password, form.password === ''],
    ['payPassword', m.account_need_pay_password, form.payPassword === ''],
    [
      'payPassword',
      m.account_pay_password_rule,
      form.payPassword !== '' && !/^\d{6}$/.test(form.payPassword),
    ],
    ['repeat', m.account_passwords_differ, form.payPassword !== form.repeat],
  )

export const closeFaults = (form: { password: string }) =>
  faultsOf(['password', m.account_need_password, form.password === ''])
