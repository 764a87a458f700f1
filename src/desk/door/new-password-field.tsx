import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'

/** Wherever somebody at the desk chooses a password. */
export const NewPasswordField = ({ form, label }: { form: FormFields<'password'>; label: string }) => (
  <Field label={label} error={form.error('password')} hint={m.desk_password_hint()}>
    <PasswordInput {...form.bind('password')} autoComplete="new-password" />
  </Field>
)
