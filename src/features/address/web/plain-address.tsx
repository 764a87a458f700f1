import { MAX_CONSIGNEE, MAX_DETAIL } from '#features/address/address-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PlainForm } from '#ui/form/plain-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

/** A new address where no script runs, and with it neither the dialog nor the list of regions. */
export const PlainAddress = () => (
  <PlainForm className="plain-only mt-6 flex-col gap-4">
    <h2 className="text-lg font-semibold text-gray-900">{m.address_new()}</h2>
    <Field label={m.address_region()} hint={m.address_plain_region()} required>
      <TextInput name="region" autoComplete="off" maxLength={60} />
    </Field>
    <Field label={m.address_detail()} required>
      <TextInput name="address" autoComplete="address-line1" maxLength={MAX_DETAIL} />
    </Field>
    <Field label={m.address_consignee()} required>
      <TextInput name="consignee" autoComplete="name" maxLength={MAX_CONSIGNEE} />
    </Field>
    <Field label={m.address_mobile()} hint={m.address_mobile_hint()} required>
      <TextInput name="mobile" type="tel" autoComplete="tel" maxLength={32} />
    </Field>
    <Button type="submit">{m.address_save()}</Button>
  </PlainForm>
)
