import { MAX_PASSWORD } from '#features/account/account-facts.ts'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import { passwordHint } from './password-hint.ts'
import { PasswordTwice } from './password-twice.tsx'

type Props = { form: FormFields<'password' | 'repeat'>; repeatLabel: string }

export const NewPasswordFields = (props: Props) => (
  <PasswordTwice
    {...props}
    name="password"
    label={m.account_new_password()}
    hint={passwordHint(props.form.bind('password').value)}
    autoComplete="new-password"
    maxLength={MAX_PASSWORD}
  />
)
