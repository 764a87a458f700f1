import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { CourierSelect } from '#desk/ship/courier-select.tsx'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** Everything that is left of the order, in one parcel. */
export function ShipForm({ sn }: { sn: string }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { courier: '', tracking_no: '' },
    send: (values) => desk.ordersSeller.shipOrder({ ...values, order_sn: sn }),
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  return (
    <Panel title={m.desk_ship_one()}>
      <form {...form.props} className="space-y-3">
        <CourierSelect value={form.values.courier} choose={(code) => form.set('courier', code)} />
        <TextField form={form} name="tracking_no" label={m.desk_tracking()} autoComplete="off" />
        <Button type="submit" block loading={form.pending}>
          {m.desk_ship_one()}
        </Button>
      </form>
    </Panel>
  )
}
