import type { AfterSaleDetail, Courier } from '#features/after-sales/after-sales-contract.ts'
import { readCourierNumber, shipmentFaults } from '#features/after-sales/after-sales-rules.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { CourierSearch } from './courier-search.tsx'

type Props = { sale: AfterSaleDetail; couriers: readonly Courier[]; onSent: () => Promise<void> }

/** Which courier takes the goods back, and under which number. */
export function ParcelForm({ sale, couriers, onSent }: Props) {
  const confirm = useConfirm()
  // A chosen company is known by its id: its name changes with the language.
  const chosen = (courierId: number) => couriers.find(({ id }) => id === courierId)
  const form = useForm({
    initial: { courier: '', courierId: 0, number: '' },
    check: ({ courierId, number }) => shipmentFaults({ courier: chosen(courierId) !== undefined, number }),
    send: async ({ courierId, number }) => {
      const courier = chosen(courierId)
      const read = readCourierNumber(number)
      const text = m.aftersales_send_text({ courier: courier?.name ?? '', number: read })
      const sure = await confirm({ title: m.aftersales_send_sure(), text, confirm: m.aftersales_send() })
      if (!sure) return undefined
      const body = {
        id: sale.id,
        back_express_id: courierId,
        back_express_code: courier?.code ?? '',
        back_express_name: courier?.name ?? '',
        back_express_no: read,
      }
      return api.afterSales.sendBack(body, { key: `parcel-${sale.id}-${courierId}-${read}` })
    },
    refusals: { aftersales_choose_courier: 'courier', aftersales_number_wrong: 'number' },
    refused: onSent,
    done: (_, msg) => {
      toast.success(msg)
      return onSent()
    },
  })
  const choose = (name: string, id: number) => {
    form.set('courier', name)
    form.set('courierId', id)
  }

  return (
    <form {...form.props} className="space-y-4">
      <Field label={m.aftersales_courier()} required error={form.error('courier')}>
        <CourierSearch
          couriers={couriers}
          text={chosen(form.values.courierId)?.name ?? form.values.courier}
          onText={(text) => choose(text, couriers.find(({ name }) => name === text)?.id ?? 0)}
          onPick={({ name, id }) => choose(name, id)}
        />
      </Field>
      <TextField
        form={form}
        name="number"
        label={m.aftersales_courier_number()}
        required
        maxLength={40}
        autoComplete="off"
        placeholder={m.aftersales_courier_number_hint()}
      />
      <Button type="submit" loading={form.pending} className="max-md:w-full md:min-w-32">
        {m.aftersales_send()}
      </Button>
    </form>
  )
}
