import type { ReactNode } from 'react'
import type { Answer } from '#platform/contract/envelope.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Names = { zh_CN: string; en_US: string }
type Props = {
  label: string
  send(names: Names): Promise<Answer<unknown>>
  onDone(): unknown
  children?: ReactNode
}

/** Adds something that has a name in both languages. */
export function TwoNamesForm({ label, send, onDone, children }: Props) {
  const form = useForm({
    initial: { zh_CN: '', en_US: '' },
    send,
    clears: true,
    done: (_, msg) => {
      toast.success(msg)
      return onDone()
    },
  })
  return (
    <form {...form.props} className="mt-4 flex flex-wrap items-end gap-2">
      {children}
      <TextField
        form={form}
        name="zh_CN"
        label={m.office_chinese()}
        className="min-w-40 flex-1"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="en_US"
        label={m.office_english()}
        className="min-w-40 flex-1"
        autoComplete="off"
      />
      <Button type="submit" variant="outline" loading={form.pending}>
        {label}
      </Button>
    </form>
  )
}
