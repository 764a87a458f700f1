import { loginFaults } from '#features/account/account-rules.ts'
import { paths, readLoginFor } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import { enteredPlainly } from './entered-plainly.ts'
import { askingAt, readAsked } from './plain-asked.ts'

/** A login without a script, by the same call. */
export async function loginPlainly({ api, form, url, language }: FormArgs): Promise<FormAnswer> {
  const redirect = url.searchParams.get('redirect')
  const asked = readAsked(url.searchParams)
  // A picture is good for one answer: whatever was wrong, the next page has another.
  const again = (said: string, picture = asked): FormAnswer => {
    const to = paths.login({ redirect, for: readLoginFor(url.searchParams) })
    return { to: picture ? askingAt(to, picture) : to, said }
  }
  const typed = { mobile: textIn(form, 'mobile').trim(), password: textIn(form, 'password') }
  const [fault] = loginFaults({ ...typed, agreed: form.has('agreed') })
  if (fault) return again(fault.says({} as never, { locale: language }))
  const answer = await api.account.login({
    ...typed,
    prefix: textIn(form, 'prefix'),
    picture_id: textIn(form, 'picture_id'),
    picture_code: textIn(form, 'picture').trim(),
  })
  if (answer.code === 1) return enteredPlainly(answer, redirect)
  return again(answer.msg, answer.reason === 'account_need_picture' ? (asked ?? 'picture') : asked)
}
