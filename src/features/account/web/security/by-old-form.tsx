import { changeByOldFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { startOver } from './start-over.ts'

export function ByOldForm() {
  const form = useForm({
    initial: { oldPassword: '', password: '', repeat: '' },
    check: changeByOldFaults,
    send: ({ oldPassword, password, repeat }) =>
      api.account.changePassword({ old_password: oldPassword, password, repeat_password: repeat }),
    refusals: { account_wrong_old_password: 'oldPassword', account_common_password: 'password' },
    done: (_, msg) => startOver(msg, paths.login()),
  })
  return (
    <form {...form.props} className="space-y-5">
      <PasswordField form={form} name="oldPassword" label={m.account_old_password()} />
      <NewPasswordFields form={form} repeatLabel={m.account_repeat_new()} />
      <Button type="submit" block loading={form.pending}>
        {m.account_save()}
      </Button>
    </form>
  )
}
