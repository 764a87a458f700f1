import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PhonePrefix } from '#features/account/account-contract.ts'
import { DEFAULT_PREFIX } from '#features/account/account-facts.ts'
import { loginFaults } from '#features/account/account-rules.ts'
import { api } from '#platform/contract/api.ts'
import { callApi } from '#web/call-api.ts'
import { Later, laterPart } from '#web/later.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { AgreementCheck } from './agreement-check.tsx'
import type { DemoLogin } from './demo-buyer.tsx'
import { enterShop } from './enter-shop.ts'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { LanguageRadio } from './language-radio.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { PlainPictureProps } from './plain-picture.tsx'
import { type PictureKind, usePicture } from './use-picture.ts'

/** After many wrong passwords only. */
const PICTURE = laterPart(async () => (await import('./asked-picture.tsx')).AskedPicture)
/** No shop of somebody's own shows it. */
const DEMO_BUYER = laterPart(async () => (await import('./demo-buyer.tsx')).DemoBuyer)

type Props = PlainPictureProps & { prefixes: readonly PhonePrefix[]; demoLogin: DemoLogin | null }

export function LoginForm({ prefixes, demoLogin, made, refused }: Props) {
  const wanted = useSearchParams()[0].get('redirect')
  const picture = usePicture('when asked for', made)
  const [asked, setAsked] = useState(Boolean(made ?? refused))
  const form = useForm({
    initial: { prefix: DEFAULT_PREFIX as string, mobile: '', password: '', picture: '', agreed: true },
    check: loginFaults,
    send: ({ prefix, mobile, password, picture: read }) =>
      api.account.login({
        prefix,
        mobile: mobile.trim(),
        password,
        picture_id: picture.picture?.picture_id ?? '',
        picture_code: read.trim(),
      }),
    refusals: {
      account_bad_mobile: ['mobile', m.account_bad_mobile],
      account_wrong_login: ['password', m.account_wrong_login],
      account_need_picture: ['picture', m.account_need_picture],
      account_wrong_picture: ['picture', m.account_wrong_picture],
    },
    // After many wrong passwords a picture is asked for; each is good for one try.
    refused: (reason) => (asked || reason === 'account_need_picture') && ask(picture.kind),
    done: ({ userinfo }, msg) => enterShop(userinfo, msg, wanted),
  })
  const ask = (as: PictureKind) => {
    PICTURE.come()
    setAsked(true)
    form.set('picture', '')
    return picture.refresh(as)
  }
  const enterAsDemo = async (login: DemoLogin) => {
    const entered = await callApi(api.account.login(login))
    if (entered) await enterShop(entered.data.userinfo, entered.msg, wanted)
  }

  return (
    <>
      {demoLogin && <Later part={DEMO_BUYER} with={{ onUse: () => enterAsDemo(demoLogin) }} />}
      <EntranceForm form={form} submitLabel={m.account_log_in()}>
        <PhoneField form={form} label={m.account_mobile()} prefixes={prefixes} autoComplete="username" />
        <PasswordField form={form} name="password" label={m.account_password()} />
        {asked && (
          <div>
            <Later part={PICTURE} with={{ form, code: picture, onRefresh: ask, made, refused }} />
          </div>
        )}
        <div className="flex justify-between gap-4 text-sm">
          <EntranceLink to="register">{m.account_to_register()}</EntranceLink>
          <EntranceLink to="forgotPassword">{m.account_forgot_link()}</EntranceLink>
        </div>
        <AgreementCheck
          agreed={form.values.agreed}
          onChange={(agreed) => form.set('agreed', agreed)}
          error={form.error('agreed')}
        />
      </EntranceForm>
      <LanguageRadio />
    </>
  )
}
