import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { usePress } from '#desk/use-press.ts'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** The parcels of an order: a number put right, or a parcel taken back that was entered by mistake. */
export function ParcelActs({ order }: { order: SellerOrder }) {
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const press = usePress()
  const confirm = useConfirm()
  if (order.parcels.length === 0) return null
  const takeBack = async (tracking_no: string) => {
    if (await confirm({ title: m.office_unship_sure({ number: tracking_no }) }))
      await press(desk.ordersSeller.unshipOrder({ order_sn: order.order_sn, tracking_no }))
  }
  return (
    <Panel title={m.office_parcels()}>
      <ul className="space-y-3">
        {order.parcels.map(({ tracking_no, courier_name, corrections }) => (
          <li key={tracking_no}>
            <p className="break-all">
              {courier_name} <span className="tabular-nums">{tracking_no}</span>
            </p>
            {corrections.map(({ time, was, by }) => (
              <p key={time} className="text-xs text-gray-500">
                {m.office_corrected({ was, actor: by, time })}
              </p>
            ))}
            {may(role, 'ship orders') && (
              <div className="mt-2 flex flex-wrap gap-2">
                <DialogButton label={m.office_correct()} title={m.office_correct()} onDone={revalidate}>
                  {({ done }) => <CorrectForm sn={order.order_sn} was={tracking_no} done={done} />}
                </DialogButton>
                <Button variant="outline" size="sm" onClick={() => takeBack(tracking_no)}>
                  {m.office_unship()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CorrectForm({ sn, was, done }: { sn: string; was: string; done(): unknown }) {
  const form = useForm({
    initial: { right_no: was },
    send: ({ right_no }) => desk.ordersSeller.correctParcel({ order_sn: sn, tracking_no: was, right_no }),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="right_no" label={m.desk_tracking()} autoComplete="off" />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
