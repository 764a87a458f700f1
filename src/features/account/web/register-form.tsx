import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PhonePrefix } from '#features/account/account-contract.ts'
import { CODE_TYPES, DEFAULT_PREFIX, MAX_PASSWORD } from '#features/account/account-facts.ts'
import { registerFaults, sendCodeFaults } from '#features/account/account-rules.ts'
import { api } from '#platform/contract/api.ts'
import { Later, laterPart } from '#web/later.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { AgreementCheck } from './agreement-check.tsx'
import { CodeField } from './code-field.tsx'
import { enterShop } from './enter-shop.ts'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { WEAK_PASSWORD, WRONG_CODE, WRONG_NUMBER } from './entrance-refusals.ts'
import { PasswordField } from './password-field.tsx'
import { passwordHint } from './password-hint.ts'
import { PhoneField } from './phone-field.tsx'
import { PlainCodeButton } from './plain-code-button.tsx'
import type { PlainPictureProps } from './plain-picture.tsx'
import { useCodeSender } from './use-code-sender.ts'
import { type PictureKind, usePicture } from './use-picture.ts'

/** While many ask for messages only. */
const PICTURE = laterPart(async () => (await import('./asked-picture.tsx')).AskedPicture)

type Props = PlainPictureProps & { prefixes: readonly PhonePrefix[] }

export function RegisterForm({ prefixes, made, refused }: Props) {
  const wanted = useSearchParams()[0].get('redirect')
  const sender = useCodeSender(CODE_TYPES.register)
  const picture = usePicture('when asked for', made)
  const [asked, setAsked] = useState(Boolean(made ?? refused))
  const form = useForm({
    initial: {
      prefix: DEFAULT_PREFIX as string,
      mobile: '',
      picture: '',
      code: '',
      password: '',
      agreed: true,
    },
    check: registerFaults,
    send: ({ prefix, mobile, code, password }) =>
      api.account.register({ mobile: mobile.trim(), code, password, type: CODE_TYPES.register, prefix }),
    refusals: {
      ...WRONG_NUMBER,
      ...WRONG_CODE,
      ...WEAK_PASSWORD,
      account_registered: ['mobile', m.account_registered],
    },
    done: ({ userinfo }, msg) => enterShop(userinfo, msg, wanted),
  })
  const sendCode = async () => {
    const { mobile, prefix } = form.values
    if (sender.left === 0 && !form.passes(sendCodeFaults({ mobile }))) return
    const answer = await sender.send({
      mobile: mobile.trim(),
      prefix,
      picture_id: (asked && picture.picture?.picture_id) || '',
      picture_code: form.values.picture.trim(),
    })
    if (answer?.code === 1) setAsked(false)
    if (!answer || answer.code === 1 || form.place(answer, WRONG_NUMBER)) return
    // A picture is good for one answer.
    if (asked || answer.reason === 'account_need_picture') await ask(picture.kind)
    form.place(answer, {
      account_need_picture: ['picture', m.account_need_picture],
      account_wrong_picture: ['picture', m.account_wrong_picture],
    })
  }
  const ask = (as: PictureKind) => {
    PICTURE.come()
    setAsked(true)
    form.set('picture', '')
    return picture.refresh(as)
  }

  return (
    <>
      <EntranceForm form={form} submitLabel={m.account_register()}>
        <PhoneField form={form} label={m.account_mobile()} prefixes={prefixes} />
        {asked && (
          <div>
            <Later part={PICTURE} with={{ form, code: picture, onRefresh: ask, made, refused }} />
          </div>
        )}
        <CodeField form={form} name="code" label={m.account_code()} sender={sender} onSend={sendCode}>
          <PlainCodeButton />
        </CodeField>
        <PasswordField
          form={form}
          name="password"
          label={m.account_password()}
          hint={passwordHint(form.values.password)}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD}
        />
        <AgreementCheck
          agreed={form.values.agreed}
          onChange={(agreed) => form.set('agreed', agreed)}
          error={form.error('agreed')}
        />
      </EntranceForm>
      <p className="mt-5 text-center text-sm">
        <EntranceLink to="login">{m.account_to_login()}</EntranceLink>
      </p>
    </>
  )
}
