import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, useRef, useState } from 'react'
import { tryCall } from '#features/notices/web/try-call.ts'
import { contentFault, SUPPORT_MAX } from '#features/support/support-rules.ts'
import { api } from '#platform/contract/api.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { Button } from '#ui/act/button.tsx'
import { useSingleRun } from '#ui/act/use-single-run.ts'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import * as m from '#words'

/** Enter sends, Shift and Enter begins a new line. A text that did not arrive stays in the box. */
export function MessageBox({ onSaid }: { onSaid: () => Promise<void> }) {
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  // A text that is sent once more after the network failed is said once.
  const key = useRef({ content: '', value: '' })

  const send = async () => {
    const fault = contentFault(content)
    if (fault) return setError(fault({ max: SUPPORT_MAX } as never))
    setError(undefined)
    if (key.current.content !== content) key.current = { content, value: newKey() }
    if (!(await tryCall(api.support.sendMessage({ content }, { key: key.current.value })))) return
    key.current = { content: '', value: '' }
    setContent('')
    await onSaid()
  }
  const { run, pending } = useSingleRun(send)
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that chooses a word of the input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    run(undefined)
  }
  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        run(undefined)
      }}
    >
      <Field label={m.support_say()} hideLabel {...(error && { error })} className="min-w-0 flex-1">
        <Textarea
          data-autofocus
          rows={2}
          maxLength={SUPPORT_MAX}
          value={content}
          placeholder={m.support_placeholder()}
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" loading={pending}>
        <SendHorizontal />
        {m.support_send()}
      </Button>
    </form>
  )
}
