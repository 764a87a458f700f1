import type { Answer } from '#platform/contract/envelope.ts'
import { Button, type ButtonProps } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { EnglishField } from './form/reason-field.tsx'

type Props = {
  label: string
  title: string
  /** What the reason is for. */
  hint: string
  variant?: ButtonProps['variant']
  /** The buyer reads it: it may be written in English too. */
  readByBuyer?: boolean
  send(reason: string, inEnglish: string): Promise<Answer<unknown>>
  onDone(): unknown
}

/** A button for what wants a reason: hiding, blocking, saying no. */
export const ReasonDialog = ({ label, title, variant = 'outline', onDone, ...form }: Props) => (
  <DialogButton label={label} title={title} variant={variant} onDone={onDone}>
    {({ done }) => <ReasonForm {...form} label={label} done={done} />}
  </DialogButton>
)

type FormProps = Pick<Props, 'label' | 'hint' | 'readByBuyer' | 'send'> & { done(): unknown }

function ReasonForm({ label, hint, readByBuyer = false, send, done }: FormProps) {
  const form = useForm({
    initial: { reason: '', reason_en: '' },
    send: ({ reason, reason_en }) => send(reason, reason_en),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField form={form} name="reason" label={m.desk_reason()} hint={hint} autoComplete="off" />
      {readByBuyer && <EnglishField form={form} name="reason_en" label={m.desk_reason()} />}
      <Button type="submit" block variant="danger" loading={form.pending}>
        {label}
      </Button>
    </form>
  )
}
