import { type FormEvent, useRef, useState } from 'react'
import { commentFault, MAX_COMMENT } from '#features/community/community-rules.ts'
import { cleanParagraphs } from '#platform/clean-text.ts'
import { api } from '#platform/contract/api.ts'
import { isExpired } from '#platform/contract/envelope.ts'
import { newKey } from '#platform/contract/new-key.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts'
import { Textarea } from '#ui/form/textarea.tsx'
import * as m from '#words'

type Props = { postId: number; onPublished: () => unknown }

export function CommentForm({ postId, onPublished }: Props) {
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The same words keep their key, so that trying again after a lost answer publishes once.
  const key = useRef({ of: '', value: '' })

  const fail = (sentence: string) => {
    setError(sentence)
    toast.warn(sentence)
    requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
  }

  const publish = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setError(undefined)
    const fault = commentFault(content)
    if (fault) return fail(fault.sentence(fault.inputs))
    const said = cleanParagraphs(content)
    if (key.current.of !== said) key.current = { of: said, value: newKey() }
    setSending(true)
    try {
      const answer = await api.community.addComment(
        { dynamics_id: postId, content: said },
        { key: key.current.value },
      )
      if (answer.code === 1) {
        toast.success(answer.msg)
        setContent('')
        key.current = { of: '', value: '' }
        await onPublished()
      } else if (!isExpired(answer.code)) fail(answer.msg)
    } catch {
      toast.error(m.community_failed())
    } finally {
      setSending(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={publish} className="flex flex-col items-end gap-3">
      <Field
        label={m.community_comment_box()}
        hideLabel
        required
        className="w-full"
        {...(error ? { error } : {})}
      >
        <Textarea
          rows={3}
          maxLength={MAX_COMMENT}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          placeholder={m.community_comment_hint()}
        />
      </Field>
      <Button type="submit" loading={sending} className="max-md:w-full">
        {m.community_comment_publish()}
      </Button>
    </form>
  )
}
