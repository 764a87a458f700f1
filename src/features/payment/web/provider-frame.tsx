import { useMemo, useRef } from 'react'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { Button } from '#ui/act/button.tsx'
import { Alert } from '#ui/show/alert.tsx'
import * as m from '#words'
import { readForm } from './read-form.ts'

const FRAME = 'alipay-page'

/** The provider's page in a frame, or in a window of its own where a browser will not frame it. */
export function ProviderFrame({ markup }: { markup: string }) {
  const form = useRef<HTMLFormElement>(null)
  const read = useMemo(() => readForm(markup, location.origin), [markup])
  const send = (target: string) => {
    if (!form.current) return
    form.current.target = target
    form.current.submit()
  }
  // A new form is a new attempt.
  useOnChange(read, () => send(FRAME))
  if (!read) return <Alert tone="error">{m.cashier_no_form()}</Alert>
  return (
    <>
      <form ref={form} action={read.action} method={read.method} acceptCharset="utf-8" hidden>
        {read.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
      </form>
      <iframe
        name={FRAME}
        title={m.cashier_frame()}
        className="h-[60dvh] min-h-96 w-full rounded-xl bg-gray-50 md:h-150 md:max-h-[62dvh]"
      />
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-gray-600">
        {m.cashier_frame_trouble()}
        <Button variant="link" size="sm" onClick={() => send('_blank')}>
          {m.cashier_new_window()}
        </Button>
      </p>
    </>
  )
}
