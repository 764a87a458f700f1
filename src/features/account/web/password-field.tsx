import type { ReactNode } from 'react'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import type { FormFields } from '#web/use-form.ts'

type Props<N extends string> = {
  form: FormFields<N>
  name: N
  label: string
  hint?: ReactNode
  /** One the buyer has already, unless something else is said. */
  autoComplete?: string
  inputMode?: 'numeric'
  maxLength?: number
}

/** One password of a form. */
export function PasswordField<N extends string>({ form, name, label, hint, ...input }: Props<N>) {
  return (
    <Field label={label} error={form.error(name)} hint={hint} required>
      <PasswordInput {...form.bind(name)} autoComplete="current-password" maxLength={200} {...input} />
    </Field>
  )
}
