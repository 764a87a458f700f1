import type { PhonePrefix } from '#features/account/account-contract.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'

type Props = {
  form: FormFields<'prefix' | 'mobile'>
  label: string
  prefixes: readonly PhonePrefix[]
  /** For a login the browser offers the name it keeps with the password. */
  autoComplete?: string
}

/** Prefix and number side by side; each is a field of its own to a screen reader. */
export function PhoneField({ form, label, prefixes, autoComplete = 'tel-national' }: Props) {
  return (
    <Field label={label} error={form.error('mobile')} required>
      <div className="flex gap-2.5">
        <Field label={m.account_prefix()} hideLabel className="w-24 shrink-0">
          <Select
            {...form.bind('prefix')}
            shown={form.bind('prefix').value}
            autoComplete="tel-country-code"
            options={prefixes.map(({ name, title }) => ({ value: name, label: `${name} ${title}` }))}
          />
        </Field>
        {/* A plain box with the keys of a telephone: one of type `tel` may hold whole numbers and no name only. */}
        <TextInput {...form.bind('mobile')} inputMode="tel" autoComplete={autoComplete} maxLength={20} />
      </div>
    </Field>
  )
}
