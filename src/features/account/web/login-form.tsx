import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PhonePrefix } from '#features/account/account-contract.ts'
import { DEFAULT_PREFIX } from '#features/account/account-facts.ts'
import { type LoginForm as LoginValues, loginFaults } from '#features/account/account-rules.ts'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import * as m from '#words'
import { AgreementCheck } from './agreement-check.tsx'
import { DemoBuyer, type DemoLogin } from './demo-buyer.tsx'
import { enterShop } from './enter-shop.ts'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { LanguageRadio } from './language-radio.tsx'
import { PhoneField } from './phone-field.tsx'
import { useForm } from './use-form.ts'

type Props = { prefixes: readonly PhonePrefix[]; demoLogin: DemoLogin | null }

export function LoginForm({ prefixes, demoLogin }: Props) {
  const [search] = useSearchParams()
  const [prefix, setPrefix] = useState<string>(DEFAULT_PREFIX)
  const { form, values, set, passes, place, busy, error, bind, submit } = useForm<LoginValues>({
    mobile: '',
    password: '',
    agreed: true,
  })

  const logIn = async (login: DemoLogin) => {
    const answer = await api.account.login({ ...login, mobile: login.mobile.trim() })
    if (answer.code === 1) return enterShop(answer.data.userinfo, answer.msg, search.get('redirect'))
    toast.warn(answer.msg)
    place(answer.msg, [
      ['mobile', m.account_bad_mobile],
      ['password', m.account_wrong_login],
    ])
  }
  const send = submit(async () => {
    if (passes(loginFaults(values))) await logIn({ prefix, mobile: values.mobile, password: values.password })
  })

  return (
    <>
      {demoLogin && <DemoBuyer onUse={() => logIn(demoLogin)} />}
      <EntranceForm formRef={form} onSubmit={send} busy={busy} submitLabel={m.account_log_in()}>
        <PhoneField
          label={m.account_mobile()}
          error={error('mobile')}
          prefixes={prefixes}
          prefix={prefix}
          onPrefix={setPrefix}
          input={bind('mobile')}
          autoComplete="username"
        />
        <Field label={m.account_password()} error={error('password')} required>
          <PasswordInput {...bind('password')} autoComplete="current-password" maxLength={200} />
        </Field>
        <div className="flex justify-between gap-4 text-sm">
          <EntranceLink to="register">{m.account_to_register()}</EntranceLink>
          <EntranceLink to="forgotPassword">{m.account_forgot_link()}</EntranceLink>
        </div>
        <AgreementCheck
          agreed={values.agreed}
          onChange={(agreed) => set('agreed', agreed)}
          error={error('agreed')}
        />
      </EntranceForm>
      <LanguageRadio />
    </>
  )
}
