import type { PhonePrefix } from '#features/account/account-contract.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

type Props = {
  label: string
  error: string | undefined
  prefixes: readonly PhonePrefix[]
  prefix: string
  onPrefix: (prefix: string) => void
  input: { name: string; value: string; onChange: (event: React.ChangeEvent<HTMLInputElement>) => void }
  /** For a login the browser offers the name it keeps with the password. */
  autoComplete?: string
}

/** Prefix and number side by side; each is a field of its own to a screen reader. */
export function PhoneField({
  label,
  error,
  prefixes,
  prefix,
  onPrefix,
  input,
  autoComplete = 'tel-national',
}: Props) {
  return (
    <Field label={label} error={error} required>
      <div className="flex gap-2.5">
        <Field label={m.account_prefix()} hideLabel className="w-37 shrink-0 max-[24rem]:w-24">
          <Select
            value={prefix}
            onChange={(event) => onPrefix(event.target.value)}
            autoComplete="tel-country-code"
            options={prefixes.map(({ name, title }) => ({ value: name, label: `${name} ${title}` }))}
          />
        </Field>
        <TextInput {...input} type="tel" inputMode="tel" autoComplete={autoComplete} maxLength={20} />
      </div>
    </Field>
  )
}
