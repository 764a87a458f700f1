import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { id: number; done(): unknown }

/** With a reason the buyer reads. */
export function RejectForm({ id, done }: Props) {
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) => desk.afterSalesSeller.rejectAfterSale({ id, reason }),
    done,
  })
  return (
    <form {...form.props} className="space-y-3">
      <TextField form={form} name="reason" label={m.desk_reject_reason()} autoComplete="off" />
      <Button type="submit" variant="danger" block loading={form.pending}>
        {m.desk_reject()}
      </Button>
    </form>
  )
}
