import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/act/button.tsx'
import { useHydrated } from '#web/use-hydrated.ts'

type Props = {
  form: { props: ComponentProps<'form'>; pending: boolean }
  submitLabel: string
  children: ReactNode
}

/**
 * A form that carries a password. A browser that sends it by itself, before the page is alive, must never put it
 * into an address: hence `post`, and a button that works only once there is something behind it.
 */
export function EntranceForm({ form, submitLabel, children }: Props) {
  const alive = useHydrated()
  return (
    <form {...form.props} method="post" className="space-y-5">
      {children}
      <Button
        type="submit"
        size="lg"
        block
        loading={form.pending}
        disabled={!alive}
        // It comes alive within a moment: fading in would only look like a flicker.
        className="disabled:opacity-100"
      >
        {submitLabel}
      </Button>
    </form>
  )
}
