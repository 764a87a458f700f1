import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/act/button.tsx'

type Props = {
  form: { props: ComponentProps<'form'>; pending: boolean }
  submitLabel: string
  children: ReactNode
}

/** A form that carries a password. */
export function EntranceForm({ form, submitLabel, children }: Props) {
  return (
    <form {...form.props} className="space-y-5">
      {children}
      <Button type="submit" size="lg" block loading={form.pending}>
        {submitLabel}
      </Button>
    </form>
  )
}
