import { useId, useState } from 'react'
import { paymentPasswordFaults } from '#features/payment/payment-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { fromYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Price } from '#ui/show/price.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = {
  open: boolean
  orderSn: string
  payFee: string
  balance: string
  hasPassword: boolean
  onClose: () => void
  onPaid: (said: string) => void
  /** Something else happened to the order meanwhile: the page looks again. */
  onRefused: () => void
}

/** Pays from the wallet once the payment password is given. */
export function BalanceDialog(props: Props) {
  const { open, payFee, balance, hasPassword, onClose } = props
  const short = (fromYuan(balance) ?? 0) < (fromYuan(payFee) ?? 0)
  const formId = useId()
  const [sending, setSending] = useState(false)
  const ready = hasPassword && !short
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.cashier_balance()}
      size="sm"
      cancel={m.cashier_cancel()}
      footer={
        <>
          {!hasPassword && <ButtonLink href={paths.security()}>{m.cashier_set_password()}</ButtonLink>}
          {hasPassword && short && <ButtonLink href={paths.wallet()}>{m.cashier_top_up()}</ButtonLink>}
          {ready && (
            <Button variant="buy" type="submit" form={formId} loading={sending}>
              {m.cashier_pay()}
            </Button>
          )}
        </>
      }
    >
      <dl className="mb-4 flex items-end justify-between rounded-xl bg-gray-50 px-4 py-3">
        <div>
          <dt className="text-gray-600">{m.cashier_to_pay()}</dt>
          <dd className="mt-1">
            <Price value={payFee} size="lg" />
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-gray-600">{m.cashier_balance_left()}</dt>
          <dd className="mt-1">
            <Price value={balance} size="sm" tone="ink" />
          </dd>
        </div>
      </dl>
      {!hasPassword && <Alert tone="warn">{m.cashier_no_password()}</Alert>}
      {hasPassword && short && <Alert tone="warn">{m.cashier_short()}</Alert>}
      {ready && <PasswordForm {...props} id={formId} onSending={setSending} />}
    </Dialog>
  )
}

type FormProps = Props & { id: string; onSending: (sending: boolean) => void }

function PasswordForm({ id, orderSn, onSending, onPaid, onRefused }: FormProps) {
  const form = useForm({
    initial: { password: '' },
    check: paymentPasswordFaults,
    // The same password sent again is the same payment; another one is another attempt.
    send: ({ password }, keyFor) => {
      const body = { pay_password: password, order_sn: orderSn }
      return api.payment.payByBalance(body, { key: keyFor(body) })
    },
    refusals: {
      account_pay_password_unset: 'password',
      account_pay_password_wrong: 'password',
      account_pay_password_locked: 'password',
      payment_balance_short: 'password',
    },
    refused: onRefused,
    done: (_, msg) => onPaid(msg),
    onPending: onSending,
  })

  return (
    <form {...form.props} id={id}>
      <Field
        label={m.cashier_password()}
        hint={
          <ButtonLink variant="link" size="sm" href={paths.security()}>
            {m.cashier_forgot()}
          </ButtonLink>
        }
        error={form.error('password')}
      >
        <PasswordInput
          {...form.bind('password')}
          onChange={(event) => form.set('password', event.target.value.replace(/\D/g, ''))}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          placeholder={m.cashier_password_hint()}
          data-autofocus=""
        />
      </Field>
    </form>
  )
}
