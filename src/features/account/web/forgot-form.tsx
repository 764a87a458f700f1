import { useSearchParams } from 'react-router'
import type { PhonePrefix } from '#features/account/account-contract.ts'
import { CODE_TYPES, DEFAULT_PREFIX } from '#features/account/account-facts.ts'
import { forgotFaults, sendResetCodeFaults } from '#features/account/account-rules.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { thenGo } from '#web/then-go.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { AskedPicture } from './asked-picture.tsx'
import { CodeField } from './code-field.tsx'
import { EntranceForm } from './entrance-form.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { WEAK_PASSWORD, WRONG_CODE, WRONG_NUMBER } from './entrance-refusals.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { PlainCodeButton } from './plain-code-button.tsx'
import type { PlainPictureProps } from './plain-picture.tsx'
import { useCodeSender } from './use-code-sender.ts'
import { type PictureKind, usePicture } from './use-picture.ts'

type Props = PlainPictureProps & {
  prefixes: readonly PhonePrefix[]
  /** The code was sent without a script: no picture is needed any more. */
  sent: boolean
}

export function ForgotForm({ prefixes, made, refused, sent }: Props) {
  const wanted = useSearchParams()[0].get('redirect')
  const picture = usePicture('with the page', made)
  const sender = useCodeSender(CODE_TYPES.reset)
  const form = useForm({
    initial: {
      prefix: DEFAULT_PREFIX as string,
      mobile: '',
      picture: '',
      code: '',
      password: '',
      repeat: '',
    },
    check: forgotFaults,
    send: ({ prefix, mobile, code, password }) =>
      api.account.resetPassword({ mobile: mobile.trim(), code, type: CODE_TYPES.reset, password, prefix }),
    refusals: {
      ...WRONG_NUMBER,
      ...WRONG_CODE,
      ...WEAK_PASSWORD,
      account_not_registered: ['mobile', m.account_not_registered],
    },
    done: (_, msg) =>
      thenGo(msg, () => window.location.assign(addressHere(paths.login({ redirect: wanted })))),
  })

  const refresh = async (as: PictureKind) => {
    form.set('picture', '')
    await picture.refresh(as)
  }
  const sendCode = async () => {
    const { values } = form
    if (sender.left === 0) {
      // The picture of the last message is used up: another one, and its answer, come first.
      if (picture.spent) {
        await refresh(picture.kind)
        return form.passes(sendResetCodeFaults({ ...values, picture: '' }))
      }
      if (!form.passes(sendResetCodeFaults(values))) return
    }
    const answer = await sender.send({
      mobile: values.mobile.trim(),
      prefix: values.prefix,
      picture_id: picture.picture?.picture_id ?? '',
      picture_code: values.picture.trim(),
    })
    if (answer?.code === 1) return picture.spend()
    // A number that cannot be read is refused before the picture is looked at; all else has used the picture up.
    if (!answer || form.place(answer, WRONG_NUMBER)) return
    await refresh(picture.kind)
    form.place(answer, { account_wrong_picture: ['picture', m.account_wrong_picture] })
  }

  return (
    <>
      <EntranceForm form={form} submitLabel={m.account_reset()}>
        <PhoneField form={form} label={m.account_mobile()} prefixes={prefixes} />
        {(!sent || picture.picture) && (
          <AskedPicture form={form} code={picture} onRefresh={refresh} made={made} refused={refused} />
        )}
        <CodeField form={form} name="code" label={m.account_code()} sender={sender} onSend={sendCode}>
          <PlainCodeButton />
        </CodeField>
        <NewPasswordFields form={form} repeatLabel={m.account_repeat_password()} />
      </EntranceForm>
      <p className="mt-5 text-center text-sm">
        <EntranceLink to="login">{m.account_back_to_login()}</EntranceLink>
      </p>
    </>
  )
}
