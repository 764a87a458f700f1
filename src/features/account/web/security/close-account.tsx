import UserRoundX from 'lucide-react/icons/user-round-x'
import { closeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { PasswordField } from '../password-field.tsx'
import { SecurityRow } from './security-row.tsx'
import { startOver } from './start-over.ts'

/** The account goes for good, so what that means is said and the password asked for. */
export const CloseAccount = () => (
  <SecurityRow
    icon={<UserRoundX />}
    title={m.account_row_close()}
    text={m.account_row_close_text()}
    action={
      <DialogButton label={m.account_do_close()} title={m.account_close_title()} role="alertdialog">
        {({ close }) => <CloseForm onCancel={close} />}
      </DialogButton>
    }
  />
)

function CloseForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm({
    initial: { password: '' },
    check: closeFaults,
    send: (values) => api.account.closeAccount(values),
    refusals: { account_wrong_password: 'password' },
    done: (_, msg) => startOver(msg, paths.home()),
  })
  return (
    <form {...form.props} className="space-y-5">
      <Alert tone="warn">{m.account_close_text()}</Alert>
      <PasswordField form={form} name="password" label={m.account_login_password()} />
      <div className="flex gap-3 *:flex-1">
        <Button variant="outline" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" variant="danger" loading={form.pending}>
          {m.account_close_confirm()}
        </Button>
      </div>
    </form>
  )
}
