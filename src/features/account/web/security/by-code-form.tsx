import type { UserInfo } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changeByCodeFaults, sendCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { CodeField } from '../code-field.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useCodeSender } from '../use-code-sender.ts'
import { startOver } from './start-over.ts'

export function ByCodeForm({ user: { prefix, mobile: own } }: { user: UserInfo }) {
  const sender = useCodeSender(CODE_TYPES.reset)
  const form = useForm({
    initial: { mobile: own, code: '', password: '', repeat: '' },
    check: changeByCodeFaults,
    send: ({ mobile, code, password, repeat }) =>
      api.account.changePassword({
        mobile: mobile.trim(),
        prefix,
        code,
        type: CODE_TYPES.reset,
        password,
        repeat_password: repeat,
      }),
    refusals: {
      account_bad_mobile: 'mobile',
      account_not_your_number: 'mobile',
      account_wrong_code: 'code',
      account_code_burned: 'code',
      account_common_password: 'password',
    },
    done: (_, msg) => startOver(msg, paths.login()),
  })
  const sendCode = async () => {
    const { mobile } = form.values
    if (sender.left === 0 && !form.passes(sendCodeFaults({ mobile }))) return
    const answer = await sender.send({ mobile: mobile.trim(), prefix })
    // Another number than the own one would need a picture; here it is simply the wrong one.
    form.place(answer, { account_bad_mobile: 'mobile', account_need_picture: 'mobile' })
  }
  return (
    <form {...form.props} className="space-y-5">
      <Field label={m.account_mobile()} error={form.error('mobile')} required>
        <TextInput {...form.bind('mobile')} type="tel" readOnly autoComplete="tel-national" />
      </Field>
      <CodeField form={form} name="code" label={m.account_code()} sender={sender} onSend={sendCode} />
      <NewPasswordFields form={form} repeatLabel={m.account_repeat_new()} />
      <Button type="submit" block loading={form.pending}>
        {m.account_save()}
      </Button>
    </form>
  )
}
