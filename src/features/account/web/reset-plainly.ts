import { CODE_TYPES } from '#features/account/account-facts.ts'
import { forgotFaults, sendResetCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { type FormAnswer, type FormArgs, textIn } from '#web/take-form.ts'
import { askingAt, type PlainAsked, readAsked } from './plain-asked.ts'
import { saidOfCode } from './said-of-code.ts'

/** A new password without a script: a picture is read, a code asked for with it, and everything sent with the code. */
export async function resetPlainly({ api, form, url, language }: FormArgs): Promise<FormAnswer> {
  const redirect = url.searchParams.get('redirect')
  const asked = readAsked(url.searchParams)
  const at = (picture: PlainAsked, said: string, good = false) => ({
    to: askingAt(paths.forgotPassword({ redirect }), picture),
    said,
    good,
  })
  const say = { locale: language }
  const type = CODE_TYPES.reset
  const number = { mobile: textIn(form, 'mobile').trim(), prefix: textIn(form, 'prefix') }
  const picture = textIn(form, 'picture').trim()
  const code = textIn(form, 'code').trim()
  const typed = { code, password: textIn(form, 'password'), repeat: textIn(form, 'repeat') }
  // Enter presses the first button, whatever was meant: who has a code needs no other.
  if (textIn(form, 'act') === 'code' && code === '') {
    // A picture is good for one answer: whatever was wrong with it, the next page has another.
    const next = asked === 'words' ? asked : 'picture'
    const [fault] = sendResetCodeFaults({ ...number, picture })
    if (fault) return at(next, fault.says({} as never, say))
    const read = { picture_id: textIn(form, 'picture_id'), picture_code: picture }
    const sent = await api.account.sendCode({ ...number, ...read, type })
    return sent.code === 1 ? at('sent', saidOfCode(sent, language), true) : at(next, sent.msg)
  }
  // Who has a code has read a picture.
  const isRead = code !== '' || asked === 'sent'
  const [fault] = forgotFaults({ ...number, ...typed, picture: isRead ? '-' : picture })
  const again = (said: string) => at(isRead ? 'sent' : (asked ?? 'picture'), said)
  if (fault) return again(fault.says({} as never, say))
  const answer = await api.account.resetPassword({ ...number, code, password: typed.password, type })
  return answer.code === 1
    ? { to: paths.login({ redirect }), said: answer.msg, good: true }
    : again(answer.msg)
}
