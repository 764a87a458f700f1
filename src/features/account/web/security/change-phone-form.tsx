import { useState } from 'react'
import type { PhonePrefix, UserInfo } from '#features/account/account-contract.ts'
import { CODE_TYPES } from '#features/account/account-facts.ts'
import { changePhoneFaults, verifyPhoneFaults } from '#features/account/account-rules.ts'
import { storeUserInfo } from '#features/account/web/store-login.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { StepBar } from '#ui/show/step-bar.tsx'
import { dataOf } from '#web/call-api.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { CodeField } from '../code-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { useCodeSender } from '../use-code-sender.ts'

type Props = { user: UserInfo; prefixes: readonly PhonePrefix[]; onDone: () => Promise<void> }

const WRONG_NUMBER = {
  account_bad_mobile: 'mobile',
  account_bad_prefix: 'mobile',
  account_same_number: 'mobile',
  account_verify_first: 'oldCode',
} as const
/** Each step has a code of its own. */
const WRONG_WHILE_VERIFYING = { account_wrong_code: 'oldCode', account_code_burned: 'oldCode' } as const
const WRONG_WHILE_CHANGING = {
  ...WRONG_NUMBER,
  account_number_taken: 'mobile',
  account_wrong_code: 'code',
  account_code_burned: 'code',
} as const

/** The old phone first, then the new one: both steps are in sight, and the second says when the first is missing. */
export function ChangePhoneForm({ user, prefixes, onDone }: Props) {
  const [verified, setVerified] = useState(false)
  const oldSender = useCodeSender(CODE_TYPES.verify)
  const newSender = useCodeSender(CODE_TYPES.change)
  const old = { mobile: user.mobile, prefix: user.prefix }

  // Enter does what the step of now is about.
  const form = useForm({
    initial: { oldCode: '', prefix: user.prefix, mobile: '', code: '' },
    check: (values) => (verified ? changePhoneFaults({ ...values, verified }) : verifyPhoneFaults(values)),
    send: ({ oldCode, prefix, mobile, code }) =>
      verified
        ? api.account.changePhone({ mobile: mobile.trim(), prefix, code, type: CODE_TYPES.change })
        : api.account.verifyPhone({ ...old, code: oldCode, type: CODE_TYPES.verify }),
    refusals: verified ? WRONG_WHILE_CHANGING : WRONG_WHILE_VERIFYING,
    refused: (reason) => reason === 'account_verify_first' && setVerified(false),
    done: async (_, msg) => {
      toast.success(msg)
      if (!verified) return setVerified(true)
      const info = await dataOf(api.account.showUserInfo())
      if (info) storeUserInfo(info)
      await onDone()
    },
  })
  const sendNewCode = async () => {
    const { mobile, prefix } = form.values
    if (newSender.left === 0 && !form.passes(changePhoneFaults({ verified, mobile, code: '-' }))) return
    form.place(await newSender.send({ mobile: mobile.trim(), prefix }), WRONG_NUMBER)
  }

  return (
    <>
      <StepBar
        label={m.account_phone_steps()}
        current={verified ? 1 : 0}
        steps={[{ label: m.account_step_verify() }, { label: m.account_step_new() }]}
        className="mb-6"
      />
      <form {...form.props} className="space-y-5">
        <Field label={m.account_old_mobile()}>
          <TextInput value={`${user.prefix} ${user.mobile}`} readOnly />
        </Field>
        {!verified && (
          <>
            <CodeField
              form={form}
              name="oldCode"
              label={m.account_old_code()}
              sender={oldSender}
              onSend={() => oldSender.send(old)}
            />
            <Button type="submit" variant="soft" block loading={form.pending}>
              {m.account_do_verify()}
            </Button>
          </>
        )}
        <PhoneField form={form} label={m.account_new_mobile()} prefixes={prefixes} />
        <CodeField
          form={form}
          name="code"
          label={m.account_new_code()}
          sender={newSender}
          onSend={sendNewCode}
        />
        <Button
          type={verified ? 'submit' : 'button'}
          block
          loading={verified && form.pending}
          onClick={verified ? undefined : () => form.passes(changePhoneFaults({ ...form.values, verified }))}
        >
          {m.account_save()}
        </Button>
      </form>
    </>
  )
}
