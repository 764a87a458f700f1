import { desk } from '#desk/desk-api.ts'
import { ReasonField } from '#desk/form/reason-field.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { CheckedRefunds, Refundable } from '#features/after-sales/many-refunds-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { HowMuch } from './how-much.tsx'

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
    initial: { sku, how: 'percent', number: '', reason: '', reason_en: '' },
    send: async (values) => {
      const asked = askFor(orders, values)
      const answer = await desk.manyRefundsSeller.checkRefunds(asked)
      return answer.code === 1 ? { ...answer, data: { asked, found: answer.data } } : answer
    },
    refusals: { refunds_why: 'reason', refunds_why_long: 'reason', shell_bad_input: 'number' },
    done: checked,
  })
  const ways = [
    { value: 'percent', label: m.manyrefunds_percent(), number: m.manyrefunds_percent_field() },
    { value: 'sum', label: m.manyrefunds_sum(), number: m.office_sum_yuan() },
    { value: 'all', label: m.office_refund_all() },
  ]
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
        <HowMuch form={form} ways={ways} />
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

type Values = { sku: string; how: string; number: string; reason: string; reason_en: string }

const askFor = (orders: readonly string[], { sku, how, number, ...said }: Values) => ({
  order_sns: [...orders],
  ...said,
  ...(sku && { sku_id: Number(sku) }),
  ...(how === 'percent' && { percent: Number(number) || 0 }),
  ...(how === 'sum' && { amount: number }),
})
