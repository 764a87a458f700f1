import { MAX_PASSWORD } from '#features/account/account-facts.ts'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import { PasswordField } from './password-field.tsx'

type Props = { form: FormFields<'password' | 'repeat'>; repeatLabel: string }

export function NewPasswordFields({ form, repeatLabel }: Props) {
  const fresh = { autoComplete: 'new-password', maxLength: MAX_PASSWORD }
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={m.account_new_password()}
        hint={m.account_password_hint()}
        {...fresh}
      />
      <PasswordField form={form} name="repeat" label={repeatLabel} {...fresh} />
    </>
  )
}
