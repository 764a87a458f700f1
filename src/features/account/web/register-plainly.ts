import { CODE_TYPES } from '#features/account/account-facts.ts'
import { registerFaults, sendCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import { enteredPlainly } from './entered-plainly.ts'
import { askingAt, readAsked } from './plain-asked.ts'
import { saidOfCode } from './said-of-code.ts'

/** A new account without a script: one button asks for the code, the other one sends everything. */
export async function registerPlainly({ api, form, url, language }: FormArgs): Promise<FormAnswer> {
  const redirect = url.searchParams.get('redirect')
  const asked = readAsked(url.searchParams)
  const again = (said: string, good = false, picture = asked) => {
    const to = paths.register({ redirect })
    return { to: picture ? askingAt(to, picture) : to, said, good }
  }
  const say = { locale: language }
  const number = { mobile: textIn(form, 'mobile').trim(), prefix: textIn(form, 'prefix') }
  const typed = { code: textIn(form, 'code').trim(), password: textIn(form, 'password') }
  const type = CODE_TYPES.register
  // Enter presses the first button, whatever was meant: who has a code needs no other.
  if (textIn(form, 'act') === 'code' && typed.code === '') {
    const [fault] = sendCodeFaults(number)
    if (fault) return again(fault.says({} as never, say))
    const read = { picture_id: textIn(form, 'picture_id'), picture_code: textIn(form, 'picture').trim() }
    const sent = await api.account.sendCode({ ...number, ...read, type })
    if (sent.code === 1) return again(saidOfCode(sent, language), true, 'sent')
    return again(sent.msg, false, sent.reason === 'account_need_picture' ? 'picture' : asked)
  }
  const [fault] = registerFaults({ ...number, ...typed, agreed: form.has('agreed') })
  if (fault) return again(fault.says({} as never, say))
  const answer = await api.account.register({ ...number, ...typed, type })
  return answer.code === 1 ? enteredPlainly(answer, redirect) : again(answer.msg)
}
