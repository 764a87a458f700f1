import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PhonePrefix } from '#features/account/account-contract.ts'
import { CODE_TYPES, DEFAULT_PREFIX, MAX_PASSWORD } from '#features/account/account-facts.ts'
import {
  type RegisterForm as RegisterValues,
  registerFaults,
  sendCodeFaults,
} from '#features/account/account-rules.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import * as m from '#words'
import { AgreementCheck } from './agreement-check.tsx'
import { CodeField } from './code-field.tsx'
import { enterShop } from './enter-shop.ts'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { PhoneField } from './phone-field.tsx'
import { useCodeSender } from './use-code-sender.ts'
import { useForm } from './use-form.ts'

export function RegisterForm({ prefixes }: { prefixes: readonly PhonePrefix[] }) {
  const [search] = useSearchParams()
  const [prefix, setPrefix] = useState<string>(DEFAULT_PREFIX)
  const { form, values, set, passes, place, busy, error, bind, submit } = useForm<RegisterValues>({
    mobile: '',
    code: '',
    password: '',
    agreed: true,
  })
  const sender = useCodeSender(CODE_TYPES.register)

  const sendCode = async () => {
    if (sender.left === 0 && !passes(sendCodeFaults(values))) return
    const { msg } = await sender.send({ mobile: values.mobile.trim(), prefix })
    place(msg, [
      ['mobile', m.account_bad_mobile],
      ['mobile', m.account_bad_prefix],
    ])
  }
  const send = submit(async () => {
    if (!passes(registerFaults(values))) return
    const { mobile, code, password } = values
    const answer = await api.account.register({ mobile: mobile.trim(), code, password, type: 1, prefix })
    if (answer.code === 1) return enterShop(answer.data.userinfo, answer.msg, search.get('redirect'))
    toast.error(answer.msg)
    place(answer.msg, [
      ['mobile', m.account_bad_mobile],
      ['mobile', m.account_bad_prefix],
      ['mobile', m.account_registered],
      ['code', m.account_wrong_code],
      ['code', m.account_code_burned],
    ])
  })

  return (
    <>
      <EntranceForm formRef={form} onSubmit={send} busy={busy} submitLabel={m.account_register()}>
        <PhoneField
          label={m.account_mobile()}
          error={error('mobile')}
          prefixes={prefixes}
          prefix={prefix}
          onPrefix={setPrefix}
          input={bind('mobile')}
        />
        <CodeField
          label={m.account_code()}
          error={error('code')}
          sender={sender}
          onSend={sendCode}
          onFill={(code) => set('code', code)}
          input={bind('code')}
        />
        <Field
          label={m.account_password()}
          error={error('password')}
          hint={m.account_password_hint()}
          required
        >
          <PasswordInput {...bind('password')} autoComplete="new-password" maxLength={MAX_PASSWORD} />
        </Field>
        <AgreementCheck
          agreed={values.agreed}
          onChange={(agreed) => set('agreed', agreed)}
          error={error('agreed')}
        />
      </EntranceForm>
      <p className="mt-5 text-center text-sm">
        <EntranceLink to="login">{m.account_to_login()}</EntranceLink>
      </p>
    </>
  )
}
