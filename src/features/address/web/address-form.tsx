import type { Address, Place } from '#features/address/address-contract.ts'
import { addressFaults, MAX_CONSIGNEE, MAX_DETAIL } from '#features/address/address-rules.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
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

/** A new address, or a change to one. */
export function AddressForm({ id, address, onSaving, onSaved }: AddressFormProps) {
  const form = useForm({
    initial: {
      region: address as Place | undefined,
      address: address?.address ?? '',
      consignee: address?.consignee ?? '',
      mobile: address?.mobile ?? '',
      isDefault: address?.is_default === 1,
    },
    check: ({ region, ...site }) => addressFaults({ placed: region !== undefined, ...site }),
    send: ({ region, isDefault, ...site }) => {
      const sent = { ...site, ...placeIds(region), street_id: '0', is_default: isDefault ? 1 : 0 }
      return address ? api.address.updateAddress({ id: address.id, ...sent }) : api.address.addAddress(sent)
    },
    refusals: { address_need_region: 'region', address_mobile_wrong: 'mobile' },
    done: (saved, msg) => {
      toast.success(msg)
      onSaved(saved)
    },
    onPending: onSaving,
    warnsBeforeLeaving: true,
  })
  const line = <N extends 'address' | 'consignee' | 'mobile'>(name: N, label: string, maxLength: number) => ({
    form,
    name,
    label,
    maxLength,
    required: true,
  })

  return (
    <form {...form.props} id={id} className="space-y-4">
      <Field label={m.address_region()} required error={form.error('region')}>
        <RegionPicker value={form.values.region} onChange={(place) => form.set('region', place)} />
      </Field>
      <TextField
        {...line('address', m.address_detail(), MAX_DETAIL)}
        autoComplete="address-line1"
        placeholder={m.address_detail_hint()}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...line('consignee', m.address_consignee(), MAX_CONSIGNEE)}
          autoComplete="name"
          placeholder={m.address_consignee_hint()}
        />
        <TextField
          {...line('mobile', m.address_mobile(), 32)}
          hint={m.address_mobile_hint()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      {address?.is_default === 1 ? (
        <p className="text-gray-500">{m.address_is_default()}</p>
      ) : (
        <Checkbox
          checked={form.values.isDefault}
          onChange={(event) => form.set('isDefault', event.target.checked)}
        >
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
