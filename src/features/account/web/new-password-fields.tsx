import { MAX_PASSWORD } from '#features/account/account-facts.ts'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import { PasswordTwice } from './password-twice.tsx'

type Props = { form: FormFields<'password' | 'repeat'>; repeatLabel: string }

export const NewPasswordFields = (props: Props) => (
  <PasswordTwice
    {...props}
    name="password"
    label={m.account_new_password()}
    hint={m.account_password_hint()}
    autoComplete="new-password"
    maxLength={MAX_PASSWORD}
  />
)
