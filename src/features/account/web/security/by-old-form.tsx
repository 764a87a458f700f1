import { changeByOldFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import * as m from '#words'
import { useForm } from '../use-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { startOver } from './start-over.ts'

export function ByOldForm() {
  const { form, values, passes, place, busy, error, bind, submit } = useForm({
    oldPassword: '',
    password: '',
    repeat: '',
  })
  const send = submit(async () => {
    if (!passes(changeByOldFaults(values))) return
    const { oldPassword, password, repeat } = values
    const answer = await api.account.changePassword({
      old_password: oldPassword,
      password,
      repeat_password: repeat,
    })
    if (answer.code === 1) {
      toast.success(answer.msg)
      return startOver(paths.login())
    }
    toast.warn(answer.msg)
    place(answer.msg, [['oldPassword', m.account_wrong_old_password]])
  })
  return (
    <form ref={form} onSubmit={send} noValidate className="space-y-5">
      <Field label={m.account_old_password()} error={error('oldPassword')} required>
        <PasswordInput {...bind('oldPassword')} autoComplete="current-password" maxLength={200} />
      </Field>
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
