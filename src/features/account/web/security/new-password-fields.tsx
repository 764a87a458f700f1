import type { ChangeEvent } from 'react'
import { MAX_PASSWORD } from '#features/account/account-facts.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import * as m from '#words'

type Bound = { name: string; value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }
type Props = { password: Bound; repeat: Bound; errors: { password?: string; repeat?: string } }

export function NewPasswordFields({ password, repeat, errors }: Props) {
  return (
    <>
      <Field
        label={m.account_new_password()}
        error={errors.password}
        hint={m.account_password_hint()}
        required
      >
        <PasswordInput {...password} autoComplete="new-password" maxLength={MAX_PASSWORD} />
      </Field>
      <Field label={m.account_repeat_new()} error={errors.repeat} required>
        <PasswordInput {...repeat} autoComplete="new-password" maxLength={MAX_PASSWORD} />
      </Field>
    </>
  )
}
