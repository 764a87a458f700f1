import { desk } from '#desk/desk-api.ts'
import { ReasonField } from '#desk/form/reason-field.tsx'
import { HowMuch } from '#desk/refunds/how-much.tsx'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** Of one item or of all: everything that is left, some pieces, a sum, or the postage alone. */
export function RefundForm({ order, done }: { order: SellerOrder; done(): unknown }) {
  const form = useForm({
    initial: { sku: '', how: 'sum', number: '', reason: '', reason_en: '', restock: '' },
    send: ({ sku, how, number, restock, ...said }) => {
      const { order_sn } = order
      if (how === 'postage') return desk.refundsSeller.refundPostage({ order_sn, ...said })
      return desk.refundsSeller.refundPaidOrder({
        order_sn,
        ...said,
        restock: restock ? 1 : 0,
        ...(sku && { sku_id: Number(sku) }),
        ...(how === 'pieces' && { num: Number(number) || 0 }),
        ...(how === 'sum' && { amount: number }),
      })
    },
    refusals: {
      refunds_why: 'reason',
      refunds_why_long: 'reason',
      refunds_too_many: 'number',
      refunds_too_much: 'number',
      refunds_amount_wrong: 'number',
      refunds_num_of_what: 'sku',
      shell_bad_input: 'number',
    },
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  const items = order.items
    .filter(({ refund_status }) => refund_status !== ITEM_REFUND.refunded)
    .map(({ sku_id, title, option }) => ({ value: String(sku_id), label: `${title} ${option}` }))
  const ways = [
    { value: 'sum', label: m.office_refund_sum(), number: m.office_sum_yuan() },
    { value: 'pieces', label: m.office_refund_pieces(), number: m.desk_pieces() },
    { value: 'all', label: m.office_refund_all() },
    ...(Number(order.postage_left) > 0
      ? [{ value: 'postage', label: m.office_refund_postage_of({ sum: order.postage_left }) }]
      : []),
  ]
  const { how } = form.values
  return (
    <form {...form.props} className="space-y-4">
      {how !== 'postage' && (
        <Field label={m.desk_goods()} error={form.error('sku')}>
          <Select {...form.bind('sku')} placeholder={m.office_refund_order()} options={items} />
        </Field>
      )}
      <HowMuch form={form} ways={ways} />
      <ReasonField form={form} />
      {how !== 'postage' && (
        <Checkbox
          checked={form.values.restock !== ''}
          onChange={(event) => form.set('restock', event.target.checked ? '1' : '')}
        >
          {m.office_restock()}
        </Checkbox>
      )}
      <Button type="submit" block loading={form.pending}>
        {m.office_refund()}
      </Button>
    </form>
  )
}
