import { type FormEvent, useId, useRef, useState } from 'react'
import { paymentPasswordFault } from '#features/payment/payment-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { fromYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Price } from '#ui/show/price.tsx'
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
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {m.cashier_cancel()}
          </Button>
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
      {ready && <PasswordForm {...props} id={formId} sending={sending} onSending={setSending} />}
    </Dialog>
  )
}

type FormProps = Props & { id: string; sending: boolean; onSending: (sending: boolean) => void }

function PasswordForm({ id, orderSn, sending, onSending, onPaid, onRefused }: FormProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const attempt = useRef({ password: '', key: '' })

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const fault = paymentPasswordFault(password)?.()
    setError(fault)
    if (fault) return void toast.warn(fault)
    // The same password sent again is the same payment; another one is another attempt.
    if (attempt.current.password !== password) attempt.current = { password, key: newKey() }
    onSending(true)
    const { key } = attempt.current
    const answer = await api.payment
      .payByBalance({ pay_password: password, order_sn: orderSn }, { key })
      .catch(() => undefined)
    onSending(false)
    if (answer?.code === 1) return onPaid(answer.msg)
    const said = answer?.msg ?? m.cashier_network()
    setError(said)
    toast.warn(said)
    onRefused()
  }

  return (
    <form id={id} noValidate onSubmit={pay}>
      <Field
        label={m.cashier_password()}
        hint={
          <ButtonLink variant="link" size="sm" href={paths.security()}>
            {m.cashier_forgot()}
          </ButtonLink>
        }
        {...(error ? { error } : {})}
      >
        <PasswordInput
          value={password}
          onChange={(event) => setPassword(event.target.value.replace(/\D/g, ''))}
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
