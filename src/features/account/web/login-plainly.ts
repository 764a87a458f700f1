import { loginFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import * as m from '#words'
import { enteredPlainly } from './entered-plainly.ts'

/** A login without a script, by the same call. */
export async function loginPlainly({ api, form, url, language }: FormArgs): Promise<FormAnswer> {
  const redirect = url.searchParams.get('redirect')
  const again = (said: string): FormAnswer => ({ to: paths.login({ redirect }), said })
  const typed = { mobile: textIn(form, 'mobile').trim(), password: textIn(form, 'password') }
  const [fault] = loginFaults({ ...typed, agreed: form.has('agreed') })
  if (fault) return again(fault.says({} as never, { locale: language }))
  const answer = await api.account.login({ ...typed, prefix: textIn(form, 'prefix') })
  // The picture would have to be drawn for this page alone.
  if (answer.code !== 1 && answer.reason === 'account_need_picture')
    return again(m.account_plain_picture({}, { locale: language }))
  if (answer.code !== 1) return again(answer.msg)
  return enteredPlainly(answer, redirect)
}
