import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** For a buyer who called. What is left empty stays as it is; another town is another order. */
export function AddressForm({ sn, done }: { sn: string; done(): unknown }) {
  const form = useForm({
    initial: { consignee: '', mobile: '', address: '' },
    send: ({ consignee, mobile, address }) =>
      desk.ordersSeller.changeDeliveryAddress({
        order_sn: sn,
        ...(consignee.trim() && { consignee }),
        ...(mobile.trim() && { mobile }),
        ...(address.trim() && { address }),
      }),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-gray-600">{m.office_address_text()}</p>
      <TextField form={form} name="consignee" label={m.office_consignee()} autoComplete="off" optional />
      <TextField
        form={form}
        name="mobile"
        label={m.office_mobile()}
        inputMode="tel"
        autoComplete="off"
        optional
      />
      <TextField form={form} name="address" label={m.office_street()} autoComplete="off" optional />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
