import { useState } from 'react'
import { CODE_LENGTH } from '#features/account/account-facts.ts'
import { toast } from '#ui/act/toast.ts'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import type { useCodeSender } from './use-code-sender.ts'
import { useHydrated } from './use-hydrated.ts'

type Props = {
  label: string
  error: string | undefined
  sender: Pick<ReturnType<typeof useCodeSender>, 'left' | 'demoCode'>
  onSend: () => Promise<unknown>
  onFill: (code: string) => void
  input: { name: string; value: string; onChange: (event: React.ChangeEvent<HTMLInputElement>) => void }
}

/** The code from the message, with the link that sends it inside the box. */
export function CodeField({ label, error, sender: { left, demoCode }, onSend, onFill, input }: Props) {
  const alive = useHydrated()
  const [sending, setSending] = useState(false)
  const send = async () => {
    if (sending) return
    setSending(true)
    await onSend().catch(() => toast.error(m.account_network_failed()))
    setSending(false)
  }
  return (
    <Field
      label={label}
      error={error}
      required
      hint={demoCode && <DemoCode code={demoCode} onFill={onFill} />}
    >
      <div className="relative">
        <TextInput
          {...input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          placeholder={m.account_code_hint()}
          className="pr-36!"
        />
        <button
          type="button"
          disabled={!alive}
          // Not `disabled` while it counts: an early click is answered with the reason.
          aria-disabled={left > 0 || undefined}
          aria-busy={sending || undefined}
          onClick={send}
          className={cx(
            'absolute inset-y-1 right-1 min-w-28 rounded-md border-l border-gray-200 px-3 text-sm font-medium tabular-nums -outline-offset-2',
            left > 0 ? 'cursor-default text-gray-500' : 'text-brand-700 hover:bg-brand-50',
          )}
        >
          {left > 0 ? m.account_code_left({ seconds: left }) : m.account_get_code()}
        </button>
      </div>
    </Field>
  )
}

/** What a demo shop's message would have said; a toast says it too, but behind a dialog a toast cannot be clicked. */
function DemoCode({ code, onFill }: { code: string; onFill: (code: string) => void }) {
  return (
    <>
      {m.account_demo_code({ code })}{' '}
      <button
        type="button"
        onClick={() => onFill(code)}
        className="min-h-6 rounded-sm px-1 font-medium text-brand-700 underline-offset-4 hover:underline"
      >
        {m.account_fill_in()}
      </button>
    </>
  )
}
