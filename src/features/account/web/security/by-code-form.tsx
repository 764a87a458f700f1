import type { UserInfo } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changeByCodeFaults, sendCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { CodeField } from '../code-field.tsx'
import { useCodeSender } from '../use-code-sender.ts'
import { useForm } from '../use-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { startOver } from './start-over.ts'

export function ByCodeForm({ user }: { user: UserInfo }) {
  const { form, values, set, passes, place, busy, error, bind, submit } = useForm({
    mobile: user.mobile,
    code: '',
    password: '',
    repeat: '',
  })
  const sender = useCodeSender(CODE_TYPES.reset)
  const { prefix } = user

  const sendCode = async () => {
    if (sender.left === 0 && !passes(sendCodeFaults(values))) return
    const { msg } = await sender.send({ mobile: values.mobile.trim(), prefix })
    // Another number than the own one would need a picture; here it is simply the wrong one.
    place(msg, [
      ['mobile', m.account_bad_mobile],
      ['mobile', m.account_need_picture],
    ])
  }
  const send = submit(async () => {
    if (!passes(changeByCodeFaults(values))) return
    const { mobile, code, password, repeat } = values
    const answer = await api.account.changePassword({
      mobile: mobile.trim(),
      prefix,
      code,
      type: CODE_TYPES.reset,
      password,
      repeat_password: repeat,
    })
    if (answer.code === 1) {
      toast.success(answer.msg)
      return startOver(paths.login())
    }
    toast.warn(answer.msg)
    place(answer.msg, [
      ['mobile', m.account_bad_mobile],
      ['mobile', m.account_not_your_number],
      ['code', m.account_wrong_code],
      ['code', m.account_code_burned],
    ])
  })
  return (
    <form ref={form} onSubmit={send} noValidate className="space-y-5">
      <Field label={m.account_mobile()} error={error('mobile')} required>
        <TextInput {...bind('mobile')} type="tel" readOnly autoComplete="tel-national" />
      </Field>
      <CodeField
        label={m.account_code()}
        error={error('code')}
        sender={sender}
        onSend={sendCode}
        onFill={(code) => set('code', code)}
        input={bind('code')}
      />
      <NewPasswordFields
        password={bind('password')}
        repeat={bind('repeat')}
        errors={{ password: error('password'), repeat: error('repeat') }}
      />
      <Button type="submit" block loading={busy}>
        {m.account_save()}
      </Button>
    </form>
  )
}
