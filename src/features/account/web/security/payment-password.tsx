import { useState } from 'react'
import { payPasswordFaults } from '#features/account/account-rules.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { isSet: boolean; onDone: () => Promise<void> }

export function PaymentPassword({ isSet, onDone }: Props) {
  const [open, setOpen] = useState(false)
  const title = isSet ? m.account_pay_password_change() : m.account_pay_password_title()
  const done = async () => {
    setOpen(false)
    await onDone()
  }
  return (
    <>
      <Button variant={isSet ? 'outline' : 'soft'} size="sm" aria-label={title} onClick={() => setOpen(true)}>
        {isSet ? m.account_do_change() : m.account_do_set()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="sm">
        <PaymentPasswordForm onDone={done} />
      </Dialog>
    </>
  )
}

function PaymentPasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useForm({
    initial: { password: '', payPassword: '', repeat: '' },
    check: payPasswordFaults,
    send: ({ password, payPassword, repeat }) =>
      api.account.setPaymentPassword({ password, pay_password: payPassword, repeat_password: repeat }),
    refusals: { account_wrong_password: 'password' },
    done: (_, msg) => {
      toast.success(msg)
      return onDone()
    },
  })
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const
  return (
    <form {...form.props} className="space-y-5">
      <Field label={m.account_login_password()} error={form.error('password')} required>
        <PasswordInput {...form.bind('password')} autoComplete="current-password" maxLength={200} />
      </Field>
      <Field
        label={m.account_pay_password()}
        error={form.error('payPassword')}
        hint={m.account_pay_password_hint()}
        required
      >
        <PasswordInput {...form.bind('payPassword')} {...digits} />
      </Field>
      <Field label={m.account_repeat_pay_password()} error={form.error('repeat')} required>
        <PasswordInput {...form.bind('repeat')} {...digits} />
      </Field>
      <Button type="submit" block loading={form.pending}>
        {m.account_save()}
      </Button>
    </form>
  )
}
