import { MAX_PASSWORD } from '#features/account/account-facts.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'

type Props = { form: FormFields<'password' | 'repeat'>; repeatLabel: string }

export function NewPasswordFields({ form, repeatLabel }: Props) {
  const fresh = { autoComplete: 'new-password', maxLength: MAX_PASSWORD }
  return (
    <>
      <Field
        label={m.account_new_password()}
        error={form.error('password')}
        hint={m.account_password_hint()}
        required
      >
        <PasswordInput {...form.bind('password')} {...fresh} />
      </Field>
      <Field label={repeatLabel} error={form.error('repeat')} required>
        <PasswordInput {...form.bind('repeat')} {...fresh} />
      </Field>
    </>
  )
}
