import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PhonePrefix } from '#features/account/account-contract.ts'
import { CODE_TYPES, DEFAULT_PREFIX, MAX_PASSWORD } from '#features/account/account-facts.ts'
import { forgotFaults, sendResetCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import * as m from '#words'
import { CodeField } from './code-field.tsx'
import { goAfterSuccess } from './enter-shop.ts'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { PhoneField } from './phone-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useCodeSender } from './use-code-sender.ts'
import { useForm } from './use-form.ts'
import { type PictureKind, usePicture } from './use-picture.ts'

export function ForgotForm({ prefixes }: { prefixes: readonly PhonePrefix[] }) {
  const [search] = useSearchParams()
  const [prefix, setPrefix] = useState<string>(DEFAULT_PREFIX)
  const { form, values, set, passes, place, busy, error, bind, submit } = useForm({
    mobile: '',
    picture: '',
    code: '',
    password: '',
    repeat: '',
  })
  const picture = usePicture()
  const sender = useCodeSender(CODE_TYPES.reset)

  const refresh = async (as: PictureKind) => {
    set('picture', '')
    await picture.refresh(as)
  }
  const sendCode = async () => {
    if (sender.left === 0) {
      // The picture of the last message is used up: another one, and its answer, come first.
      if (picture.spent) {
        await refresh(picture.kind)
        passes(sendResetCodeFaults({ ...values, picture: '' }))
        return
      }
      if (!passes(sendResetCodeFaults(values))) return
    }
    const { outcome, msg } = await sender.send({
      mobile: values.mobile.trim(),
      prefix,
      picture_id: picture.picture?.picture_id ?? '',
      picture_code: values.picture.trim(),
    })
    if (outcome === 'sent') picture.spend()
    if (outcome !== 'refused') return
    // A number that cannot be read is refused before the picture is looked at; all else has used the picture up.
    if (msg !== m.account_bad_mobile() && msg !== m.account_bad_prefix()) await refresh(picture.kind)
    place(msg, [
      ['mobile', m.account_bad_mobile],
      ['mobile', m.account_bad_prefix],
      ['picture', m.account_wrong_picture],
    ])
  }
  const send = submit(async () => {
    if (!passes(forgotFaults(values))) return
    const { mobile, code, password } = values
    const answer = await api.account.resetPassword({ mobile: mobile.trim(), code, type: 2, password, prefix })
    if (answer.code === 1) {
      toast.success(answer.msg)
      return goAfterSuccess(paths.login({ redirect: search.get('redirect') }))
    }
    toast.error(answer.msg)
    place(answer.msg, [
      ['mobile', m.account_bad_mobile],
      ['mobile', m.account_not_registered],
      ['code', m.account_wrong_code],
      ['code', m.account_code_burned],
    ])
  })

  return (
    <>
      <EntranceForm formRef={form} onSubmit={send} busy={busy} submitLabel={m.account_reset()}>
        <PhoneField
          label={m.account_mobile()}
          error={error('mobile')}
          prefixes={prefixes}
          prefix={prefix}
          onPrefix={setPrefix}
          input={bind('mobile')}
        />
        <PictureField code={picture} error={error('picture')} onRefresh={refresh} input={bind('picture')} />
        <CodeField
          label={m.account_code()}
          error={error('code')}
          sender={sender}
          onSend={sendCode}
          onFill={(code) => set('code', code)}
          input={bind('code')}
        />
        <Field
          label={m.account_new_password()}
          error={error('password')}
          hint={m.account_password_hint()}
          required
        >
          <PasswordInput {...bind('password')} autoComplete="new-password" maxLength={MAX_PASSWORD} />
        </Field>
        <Field label={m.account_repeat_password()} error={error('repeat')} required>
          <PasswordInput {...bind('repeat')} autoComplete="new-password" maxLength={MAX_PASSWORD} />
        </Field>
      </EntranceForm>
      <p className="mt-5 text-center text-sm">
        <EntranceLink to="login">{m.account_back_to_login()}</EntranceLink>
      </p>
    </>
  )
}
