import { useRef, useState } from 'react'
import type { AfterSaleDetail, Courier } from '#features/after-sales/after-sales-contract.ts'
import { readCourierNumber, shipmentFault } from '#features/after-sales/after-sales-rules.ts'
import { ask } from '#features/cart/web/ask.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { CourierSearch } from './courier-search.tsx'

type Props = { sale: AfterSaleDetail; couriers: readonly Courier[]; onSent: () => Promise<void> }

/** Which courier takes the goods back, and under which number. */
export function ParcelForm({ sale, couriers, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const confirm = useConfirm()
  const [text, setText] = useState('')
  const [chosenId, setChosenId] = useState(0)
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<{ field: 'courier' | 'number'; text: string }>()
  const courier = couriers.find(({ id }) => id === chosenId)

  const submit = async () => {
    const wrong = shipmentFault({ courier: courier !== undefined, number })
    if (wrong || !courier) {
      const said = (wrong ?? m.aftersales_choose_courier)()
      setFault({ field: courier ? 'number' : 'courier', text: said })
      focusFirstInvalid(form.current)
      return void toast.warn(said)
    }
    const read = readCourierNumber(number)
    const details = m.aftersales_send_text({ courier: courier.name, number: read })
    if (!(await confirm({ title: m.aftersales_send_sure(), text: details, confirm: m.aftersales_send() })))
      return
    const body = {
      id: sale.id,
      back_express_id: courier.id,
      back_express_code: courier.code,
      back_express_name: courier.name,
      back_express_no: read,
    }
    const done = await ask(api.afterSales.sendBack(body, { key: `parcel-${sale.id}-${courier.id}-${read}` }))
    if (done) toast.success(done.msg)
    await onSent()
  }

  const faultOf = (field: 'courier' | 'number') => (fault?.field === field ? fault.text : undefined)
  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()} className="space-y-4">
      <Field label={m.aftersales_courier()} required error={faultOf('courier')}>
        <CourierSearch
          couriers={couriers}
          text={courier?.name ?? text}
          onText={(next) => {
            setChosenId(couriers.find(({ name }) => name === next)?.id ?? 0)
            setText(next)
            setFault(undefined)
          }}
          onPick={(picked) => {
            setChosenId(picked.id)
            setText(picked.name)
            setFault(undefined)
          }}
        />
      </Field>
      <Field label={m.aftersales_courier_number()} required error={faultOf('number')}>
        <TextInput
          name="number"
          value={number}
          maxLength={40}
          autoComplete="off"
          placeholder={m.aftersales_courier_number_hint()}
          onChange={(event) => {
            setNumber(event.target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <Button type="submit" onClick={submit} className="max-md:w-full md:min-w-32">
        {m.aftersales_send()}
      </Button>
    </form>
  )
}
