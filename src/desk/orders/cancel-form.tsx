import { desk } from '#desk/desk-api.ts'
import { ReasonField } from '#desk/form/reason-field.tsx'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** Nothing of it has left: all money goes back, the coupon too. */
export function CancelForm({ sn, done }: { sn: string; done(): unknown }) {
  const form = useForm({
    initial: { reason: '', reason_en: '', restock: '1' },
    send: ({ restock, ...said }) =>
      desk.refundsSeller.cancelPaidOrder({ order_sn: sn, ...said, restock: restock ? 1 : 0 }),
    refusals: { refunds_why: 'reason', refunds_why_long: 'reason' },
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-gray-600">{m.office_cancel_text()}</p>
      <ReasonField form={form} />
      <Checkbox
        checked={form.values.restock !== ''}
        onChange={(event) => form.set('restock', event.target.checked ? '1' : '')}
      >
        {m.office_restock()}
      </Checkbox>
      <Button type="submit" block variant="danger" loading={form.pending}>
        {m.office_cancel()}
      </Button>
    </form>
  )
}
