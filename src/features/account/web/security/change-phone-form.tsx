import { useState } from 'react'
import type { PhonePrefix, UserInfo } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changePhoneFaults, type Fault, verifyPhoneFaults } from '#features/account/account-rules.ts'
import { storeUserInfo } from '#features/account/web/store-login.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { StepBar } from '#ui/show/step-bar.tsx'
import * as m from '#words'
import { CodeField } from '../code-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { useCodeSender } from '../use-code-sender.ts'
import { useForm } from '../use-form.ts'

type Props = { user: UserInfo; prefixes: readonly PhonePrefix[]; onDone: () => Promise<void> }

/** The old phone first, then the new one: both steps are in sight, and the second says when the first is missing. */
export function ChangePhoneForm({ user, prefixes, onDone }: Props) {
  const [verified, setVerified] = useState(false)
  const [prefix, setPrefix] = useState(user.prefix)
  const { form, values, set, passes, place, busy, error, bind, submit } = useForm({
    oldCode: '',
    mobile: '',
    code: '',
  })
  const oldSender = useCodeSender(CODE_TYPES.verify)
  const newSender = useCodeSender(CODE_TYPES.change)

  const sendNewCode = async () => {
    const faults = changePhoneFaults({ verified, mobile: values.mobile, code: '-' })
    if (newSender.left === 0 && !passes(faults)) return
    const { msg } = await newSender.send({ mobile: values.mobile.trim(), prefix })
    place(msg, NUMBER_REFUSALS)
  }
  const verify = async () => {
    if (!passes(verifyPhoneFaults(values))) return
    const answer = await api.account
      .verifyPhone({
        mobile: user.mobile,
        prefix: user.prefix,
        code: values.oldCode,
        type: CODE_TYPES.verify,
      })
      .catch(() => undefined)
    if (!answer) return toast.error(m.account_network_failed())
    if (answer.code === 1) {
      setVerified(true)
      return toast.success(answer.msg)
    }
    toast.warn(answer.msg)
    place(answer.msg, [
      ['oldCode', m.account_wrong_code],
      ['oldCode', m.account_code_burned],
    ])
  }
  const change = async () => {
    if (!passes(changePhoneFaults({ verified, ...values }))) return
    const { mobile, code } = values
    const answer = await api.account.changePhone({
      mobile: mobile.trim(),
      prefix,
      code,
      type: CODE_TYPES.change,
    })
    if (answer.code !== 1) {
      toast.warn(answer.msg)
      if (answer.msg === m.account_verify_first()) setVerified(false)
      return place(answer.msg, [
        ...NUMBER_REFUSALS,
        ['code', m.account_wrong_code],
        ['code', m.account_code_burned],
      ])
    }
    toast.success(answer.msg)
    const info = await api.account.showUserInfo()
    if (info.code === 1) storeUserInfo(info.data)
    await onDone()
  }

  return (
    <>
      <StepBar
        label={m.account_phone_steps()}
        current={verified ? 1 : 0}
        steps={[{ label: m.account_step_verify() }, { label: m.account_step_new() }]}
        className="mb-6"
      />
      {/* Enter does what the step of now is about. */}
      <form ref={form} onSubmit={submit(verified ? change : verify)} noValidate className="space-y-5">
        <Field label={m.account_old_mobile()}>
          <TextInput value={`${user.prefix} ${user.mobile}`} readOnly />
        </Field>
        {!verified && (
          <>
            <CodeField
              label={m.account_old_code()}
              error={error('oldCode')}
              sender={oldSender}
              onSend={() => oldSender.send({ mobile: user.mobile, prefix: user.prefix })}
              onFill={(code) => set('oldCode', code)}
              input={bind('oldCode')}
            />
            <Button type="submit" variant="soft" block loading={busy}>
              {m.account_do_verify()}
            </Button>
          </>
        )}
        <PhoneField
          label={m.account_new_mobile()}
          error={error('mobile')}
          prefixes={prefixes}
          prefix={prefix}
          onPrefix={setPrefix}
          input={bind('mobile')}
        />
        <CodeField
          label={m.account_new_code()}
          error={error('code')}
          sender={newSender}
          onSend={sendNewCode}
          onFill={(code) => set('code', code)}
          input={bind('code')}
        />
        <Button
          type={verified ? 'submit' : 'button'}
          block
          loading={verified && busy}
          onClick={verified ? undefined : change}
        >
          {m.account_save()}
        </Button>
      </form>
    </>
  )
}

const NUMBER_REFUSALS: readonly (readonly ['mobile' | 'oldCode', Fault['says']])[] = [
  ['mobile', m.account_bad_mobile],
  ['mobile', m.account_bad_prefix],
  ['mobile', m.account_same_number],
  ['mobile', m.account_number_taken],
  ['oldCode', m.account_verify_first],
]
