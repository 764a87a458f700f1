import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

type Props = {
  label: string
  /** "2026-11-15 08:30:00", the shop's time, or empty. */
  value: string
  change(value: string): void
  hint?: string
  error?: string | undefined
}

/** A day and an hour by the shop's clock, wherever whoever types it is. */
export function TimeField({ label, value, change, hint, error }: Props) {
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      <TextInput
        type="datetime-local"
        value={value.slice(0, 16).replace(' ', 'T')}
        onChange={(event) => {
          const typed = event.target.value
          change(typed === '' ? '' : `${typed.replace('T', ' ')}:00`)
        }}
      />
    </Field>
  )
}
