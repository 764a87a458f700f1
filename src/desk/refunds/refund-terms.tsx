import { desk } from '#desk/desk-api.ts'
import { ReasonField } from '#desk/form/reason-field.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { CheckedRefunds, Refundable } from '#features/after-sales/many-refunds-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

const HOW = { percent: m.manyrefunds_percent, sum: m.manyrefunds_sum, all: m.manyrefunds_rest }
type How = keyof typeof HOW

type Asked = Parameters<typeof desk.manyRefundsSeller.checkRefunds>[0]
/** What was asked for, and what it would come to. */
export type Seen = { asked: NonNullable<Asked>; found: CheckedRefunds }

type Props = {
  orders: readonly string[]
  goods: Refundable['goods']
  /** What the list was narrowed to; '' where it was not. */
  sku: string
  typed(): void
  checked(seen: Seen): void
}

/** Of what, how much, and why: asked once for all of them. */
export function RefundTerms({ orders, goods, sku, typed, checked }: Props) {
  const form = useForm({
    initial: { sku, how: 'percent' as How, number: '', reason: '' },
    send: async (values) => {
      const asked = askFor(orders, values)
      const answer = await desk.manyRefundsSeller.checkRefunds(asked)
      return answer.code === 1 ? { ...answer, data: { asked, found: answer.data } } : answer
    },
    refusals: { refunds_why: 'reason', refunds_why_long: 'reason', shell_bad_input: 'number' },
    done: checked,
  })
  const { how } = form.values
  const options = goods.map(({ sku_id, ...one }) => ({
    value: String(sku_id),
    label: m.manyrefunds_goods_option(one),
  }))
  return (
    <Panel title={m.manyrefunds_count({ count: orders.length })}>
      <form {...form.props} onChange={typed} className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
        <Field label={m.manyrefunds_goods()}>
          <Select {...form.bind('sku')} placeholder={m.manyrefunds_all_goods()} options={options} />
        </Field>
        <Field label={m.office_refund_how()}>
          <Select
            options={Object.entries(HOW).map(([value, label]) => ({ value, label: label() }))}
            value={how}
            onChange={(event) => form.set('how', event.target.value as How)}
          />
        </Field>
        {how !== 'all' && (
          <TextField
            form={form}
            name="number"
            label={how === 'sum' ? m.office_sum_yuan() : m.manyrefunds_percent_field()}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <ReasonField form={form} />
        <p className="sm:col-span-2">
          <Button type="submit" variant="soft" loading={form.pending}>
            {m.manyrefunds_check()}
          </Button>
        </p>
      </form>
    </Panel>
  )
}

type Values = { sku: string; how: How; number: string; reason: string }

const askFor = (orders: readonly string[], { sku, how, number, reason }: Values) => ({
  order_sns: [...orders],
  reason,
  ...(sku && { sku_id: Number(sku) }),
  ...(how === 'percent' && { percent: Number(number) || 0 }),
  ...(how === 'sum' && { amount: number }),
})
