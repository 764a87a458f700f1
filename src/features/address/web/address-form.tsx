import { type FormEvent, useRef, useState } from 'react'
import type { Address, Place } from '#features/address/address-contract.ts'
import {
  type AddressField,
  addressFaults,
  MAX_CONSIGNEE,
  MAX_DETAIL,
} from '#features/address/address-rules.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { RegionPicker } from './region-picker.tsx'

export type AddressFormProps = {
  /** For the button that submits from outside: `<Button type="submit" form={id}>`. */
  id: string
  /** The one to change; without it a new one is made. */
  address?: Address
  onSaving: (saving: boolean) => void
  onSaved: (address: Address) => void
}

/** A new address, or a change to one. Every fault stands beside its field; the first is also said. */
export function AddressForm({ id, address, onSaving, onSaved }: AddressFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [place, setPlace] = useState<Place | undefined>(address)
  const [site, setSite] = useState({
    address: address?.address ?? '',
    consignee: address?.consignee ?? '',
    mobile: address?.mobile ?? '',
  })
  const [isDefault, setIsDefault] = useState(address?.is_default === 1)
  const [shown, setShown] = useState(false)
  const faults = shown ? addressFaults({ placed: place !== undefined, ...site }) : []
  const errorOf = (field: AddressField) => faults.find((fault) => fault.field === field)?.says()
  const bind = (field: keyof typeof site) => ({
    value: site[field],
    onChange: (event: { target: { value: string } }) => setSite({ ...site, [field]: event.target.value }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setShown(true)
    const [fault] = addressFaults({ placed: place !== undefined, ...site })
    if (fault) {
      toast.warn(fault.says())
      return focusFirstInvalid(form.current)
    }
    onSaving(true)
    const sent = { ...placeIds(place), ...site, street_id: '0', is_default: isDefault ? 1 : 0 }
    const answer = await (address
      ? api.address.updateAddress({ id: address.id, ...sent })
      : api.address.addAddress(sent)
    ).catch(() => undefined)
    onSaving(false)
    if (answer?.code !== 1) return toast.warn(answer?.msg ?? m.address_failed())
    toast.success(answer.msg)
    onSaved(answer.data)
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="space-y-4">
      <Field label={m.address_region()} required error={errorOf('region')}>
        <RegionPicker value={place} onChange={setPlace} />
      </Field>
      <Field label={m.address_detail()} required error={errorOf('address')}>
        <TextInput
          {...bind('address')}
          maxLength={MAX_DETAIL}
          autoComplete="street-address"
          placeholder={m.address_detail_hint()}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.address_consignee()} required error={errorOf('consignee')}>
          <TextInput
            {...bind('consignee')}
            maxLength={MAX_CONSIGNEE}
            autoComplete="name"
            placeholder={m.address_consignee_hint()}
          />
        </Field>
        <Field label={m.address_mobile()} required error={errorOf('mobile')} hint={m.address_mobile_hint()}>
          <TextInput {...bind('mobile')} type="tel" inputMode="tel" maxLength={32} autoComplete="tel" />
        </Field>
      </div>
      {address?.is_default === 1 ? (
        <p className="text-gray-500">{m.address_is_default()}</p>
      ) : (
        <Checkbox checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)}>
          {m.address_as_default()}
        </Checkbox>
      )}
    </form>
  )
}

const placeIds = (place: Place | undefined) => ({
  province_id: place?.province_id ?? 0,
  city_id: place?.city_id ?? 0,
  district_id: place?.district_id ?? 0,
})
