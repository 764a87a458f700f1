import SendHorizontal from 'lucide-react/icons/send-horizontal'
import type { KeyboardEvent } from 'react'
import { contentFaults, SUPPORT_MAX } from '#features/support/support-rules.ts'
import { api } from '#platform/contract/api.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** Enter sends, Shift and Enter begins a new line. A text that did not arrive stays in the box. */
export function MessageBox({ onSaid }: { onSaid: () => Promise<void> }) {
  const form = useForm({
    initial: { content: '' },
    check: contentFaults,
    send: (body, keyFor) => api.support.sendMessage(body, { key: keyFor(body) }),
    done: onSaid,
    clears: true,
    warnsBeforeLeaving: true,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that chooses a word of the input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.submit()
  }
  return (
    <form {...form.props} className="flex items-start gap-3">
      <Field label={m.support_say()} hideLabel error={form.error('content')} className="min-w-0 flex-1">
        <Textarea
          data-autofocus
          rows={2}
          maxLength={SUPPORT_MAX}
          {...form.bind('content')}
          placeholder={m.support_placeholder()}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" loading={form.pending}>
        <SendHorizontal />
        {m.support_send()}
      </Button>
    </form>
  )
}
