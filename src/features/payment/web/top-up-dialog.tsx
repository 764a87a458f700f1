import { useId, useState } from 'react'
import {
  TOP_UP_CHOICES,
  TOP_UP_MAX_CENTS,
  TOP_UP_MIN_CENTS,
  topUpFaults,
} from '#features/payment/payment-rules.ts'
import { api } from '#platform/contract/api.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { ChoiceChips } from '#ui/form/choice-chips.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { AlipayDialog } from './alipay-dialog.tsx'

type Props = { open: boolean; onClose: () => void; onArrived: () => unknown }
type Started = { sn: string; markup: string }

const wholeYuan = (cents: number) => String(cents / 100)

/** How much, then the provider's page; the wallet has it once the provider says so. */
export function TopUpDialog({ open, onClose, onArrived }: Props) {
  const formId = useId()
  const [started, setStarted] = useState<Started>()
  const form = useForm({
    initial: { amount: wholeYuan(TOP_UP_CHOICES[1]) },
    check: ({ amount }) => topUpFaults(fromYuan(amount)),
    send: ({ amount }, keyFor) => {
      const body = { amount: toYuan(fromYuan(amount) ?? 0) }
      return api.payment.topUp(body, { key: keyFor(body) })
    },
    refusals: { payment_need_amount: 'amount', payment_amount_range: 'amount' },
    done: (attempt) => {
      setStarted(attempt)
      onClose()
    },
  })

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
        cancel={m.cashier_cancel()}
        footer={
          <Button type="submit" form={formId} loading={form.pending}>
            {m.mywallet_top_up_go()}
          </Button>
        }
      >
        <form {...form.props} id={formId} className="space-y-4">
          <ChoiceChips
            label={m.mywallet_amounts()}
            name="choice"
            value={form.values.amount}
            onChange={(amount) => form.set('amount', amount)}
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
            error={form.error('amount')}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              start="¥"
              maxLength={8}
              {...form.bind('amount')}
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
