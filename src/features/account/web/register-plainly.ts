import { CODE_TYPES } from '#features/account/account-facts.ts'
import { registerFaults, sendCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import { enteredPlainly } from './entered-plainly.ts'
import { saidOfCode } from './said-of-code.ts'

/** A new account without a script: one button asks for the code, the other one sends everything. */
export async function registerPlainly({ api, form, url, language }: FormArgs): Promise<FormAnswer> {
  const redirect = url.searchParams.get('redirect')
  const again = (said: string, good = false) => ({ to: paths.register({ redirect }), said, good })
  const say = { locale: language }
  const number = { mobile: textIn(form, 'mobile').trim(), prefix: textIn(form, 'prefix') }
  const typed = { code: textIn(form, 'code').trim(), password: textIn(form, 'password') }
  const type = CODE_TYPES.register
  // Enter presses the first button, whatever was meant: who has a code needs no other.
  if (textIn(form, 'act') === 'code' && typed.code === '') {
    const [fault] = sendCodeFaults(number)
    if (fault) return again(fault.says({} as never, say))
    const sent = await api.account.sendCode({ ...number, type })
    return sent.code === 1 ? again(saidOfCode(sent, language), true) : again(sent.msg)
  }
  const [fault] = registerFaults({ ...number, ...typed, agreed: form.has('agreed') })
  if (fault) return again(fault.says({} as never, say))
  const answer = await api.account.register({ ...number, ...typed, type })
  return answer.code === 1 ? enteredPlainly(answer, redirect) : again(answer.msg)
}
