import { payPasswordFaults } from '#features/account/account-rules.ts'
import { PasswordTwice } from '#features/account/web/password-twice.tsx'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { PasswordField } from '../password-field.tsx'

type Props = { isSet: boolean; onDone: () => Promise<void> }

export function PaymentPassword({ isSet, onDone }: Props) {
  const title = isSet ? m.account_pay_password_change() : m.account_pay_password_title()
  return (
    <DialogButton
      variant={isSet ? 'outline' : 'soft'}
      label={isSet ? m.account_do_change() : m.account_do_set()}
      aria-label={title}
      title={title}
      onDone={onDone}
    >
      {({ done }) => <PaymentPasswordForm onDone={done} />}
    </DialogButton>
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
  return (
    <form {...form.props} className="space-y-5">
      <PasswordField form={form} name="password" label={m.account_login_password()} />
      <PasswordTwice
        form={form}
        name="payPassword"
        label={m.account_pay_password()}
        hint={m.account_pay_password_hint()}
        repeatLabel={m.account_repeat_pay_password()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <Button type="submit" block loading={form.pending}>
        {m.account_save()}
      </Button>
    </form>
  )
}
