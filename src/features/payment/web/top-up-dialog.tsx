import { type FormEvent, useId, useRef, useState } from 'react'
import { ask } from '#features/cart/web/ask.ts'
import {
  TOP_UP_CHOICES,
  TOP_UP_MAX_CENTS,
  TOP_UP_MIN_CENTS,
  topUpFault,
} from '#features/payment/payment-rules.ts'
import { api } from '#platform/contract/api.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { ChoiceChips } from '#ui/form/choice-chips.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { AlipayDialog } from './alipay-dialog.tsx'

type Props = { open: boolean; onClose: () => void; onArrived: () => unknown }
type Started = { sn: string; markup: string }

const wholeYuan = (cents: number) => String(cents / 100)

/** How much, then the provider's page; the wallet has it once the provider says so. */
export function TopUpDialog({ open, onClose, onArrived }: Props) {
  const formId = useId()
  const [amount, setAmount] = useState(wholeYuan(TOP_UP_CHOICES[1]))
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const [started, setStarted] = useState<Started>()
  const attempt = useRef({ amount: '', key: '' })

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const cents = fromYuan(amount)
    const fault = topUpFault(cents)?.()
    setError(fault)
    if (fault || cents === undefined) return void toast.warn(fault ?? '')
    const sent = toYuan(cents)
    if (attempt.current.amount !== sent) attempt.current = { amount: sent, key: newKey() }
    setSending(true)
    const done = await ask(api.payment.topUp({ amount: sent }, { key: attempt.current.key }))
    setSending(false)
    if (!done) return
    attempt.current = { amount: '', key: '' }
    setStarted(done.data)
    onClose()
  }

  const lookForMoney = async () => {
    if (!started) return
    const answer = await api.payment.topUpState({ sn: started.sn })
    if (answer.code !== 1 || answer.data.state === 'unpaid') return
    setStarted(undefined)
    if (answer.data.state === 'paid') toast.success(m.mywallet_topped_up({ amount: answer.data.amount }))
    else toast.warn(m.mywallet_top_up_closed())
    await onArrived()
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={m.mywallet_top_up()}
        size="sm"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {m.cashier_cancel()}
            </Button>
            <Button type="submit" form={formId} loading={sending}>
              {m.mywallet_top_up_go()}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={start} className="space-y-4">
          <ChoiceChips
            label={m.mywallet_amounts()}
            name="choice"
            value={amount}
            onChange={setAmount}
            options={TOP_UP_CHOICES.map((cents) => ({
              value: wholeYuan(cents),
              label: `¥${wholeYuan(cents)}`,
            }))}
          />
          <Field
            label={m.mywallet_amount()}
            hint={m.mywallet_amount_hint({
              min: wholeYuan(TOP_UP_MIN_CENTS),
              max: wholeYuan(TOP_UP_MAX_CENTS),
            })}
            {...(error ? { error } : {})}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              start="¥"
              maxLength={8}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </Field>
        </form>
      </Dialog>
      <AlipayDialog
        markup={started?.markup}
        onClose={async () => {
          setStarted(undefined)
          await lookForMoney().catch(() => undefined)
        }}
        onAsk={lookForMoney}
      />
    </>
  )
}
