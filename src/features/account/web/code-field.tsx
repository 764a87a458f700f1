import type { ReactNode } from 'react'
import { CODE_LENGTH } from '#features/account/account-facts.ts'
import { useSingleRun } from '#ui/act/use-single-run.ts'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { FormFields } from '#web/use-form.ts'
import * as m from '#words'
import type { useCodeSender } from './use-code-sender.ts'

type Props<F extends string> = {
  form: FormFields<F>
  name: F
  label: string
  sender: Pick<ReturnType<typeof useCodeSender>, 'left' | 'demoCode'>
  onSend: () => Promise<unknown>
  /** Asks for it where no script runs. */
  children?: ReactNode
}

/** The code from the message, with the link that sends it inside the box. */
export function CodeField<F extends string>({ form, name, label, sender, onSend, children }: Props<F>) {
  const { left, demoCode } = sender
  const { run, pending } = useSingleRun(onSend)
  return (
    <Field
      label={label}
      error={form.error(name)}
      required
      hint={demoCode && <DemoCode code={demoCode} onFill={(code) => form.set(name, code)} />}
    >
      <div className="relative">
        <TextInput
          {...form.bind(name)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          placeholder={m.account_code_hint()}
          className="pr-36!"
        />
        <button
          type="button"
          // Not `disabled` while it counts: an early click is answered with the reason.
          aria-disabled={left > 0 || undefined}
          aria-busy={pending || undefined}
          onClick={run}
          className={cx(
            'absolute inset-y-1 right-1 min-w-28 rounded-md border-l border-gray-200 px-3 text-sm font-medium tabular-nums -outline-offset-2',
            left > 0 ? 'cursor-default text-gray-500' : 'text-brand-700 hover:bg-brand-50',
          )}
        >
          {left > 0 ? m.account_code_left({ seconds: left }) : m.account_get_code()}
        </button>
      </div>
      {children}
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
