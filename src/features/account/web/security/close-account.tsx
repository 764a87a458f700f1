import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { closeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { SecurityRow } from './security-row.tsx'
import { startOver } from './start-over.ts'

/** The account goes for good, so what that means is said and the password asked for. */
export function CloseAccount() {
  const [open, setOpen] = useState(false)
  return (
    <SecurityRow
      icon={<UserRoundX />}
      title={m.account_row_close()}
      text={m.account_row_close_text()}
      action={
        <>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {m.account_do_close()}
          </Button>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={m.account_close_title()}
            size="sm"
            role="alertdialog"
          >
            <CloseForm onCancel={() => setOpen(false)} />
          </Dialog>
        </>
      }
    />
  )
}

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
      <Field label={m.account_login_password()} error={form.error('password')} required>
        <PasswordInput {...form.bind('password')} autoComplete="current-password" maxLength={200} />
      </Field>
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
