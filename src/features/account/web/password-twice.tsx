import type { ComponentProps } from 'react'
import type { FormFields } from '#web/use-form.ts'
import { PasswordField } from './password-field.tsx'

type Props<N extends string> = Omit<ComponentProps<typeof PasswordField<N>>, 'form'> & {
  form: FormFields<N | 'repeat'>
  repeatLabel: string
}

/** A password that is chosen: typed, and typed once more. */
export function PasswordTwice<N extends string>({
  form,
  name,
  label,
  hint,
  repeatLabel,
  ...input
}: Props<N>) {
  return (
    <>
      <PasswordField form={form} name={name} label={label} hint={hint} {...input} />
      <PasswordField form={form} name="repeat" label={repeatLabel} {...input} />
    </>
  )
}
