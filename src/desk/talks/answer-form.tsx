import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import type { SupportPhrase } from '#features/support/support-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { dataOf } from '#web/call-api.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { id: number; seen: number }

/** A ready answer fills the box, so that it can be changed before it is sent. */
export function AnswerForm({ id, seen }: Props) {
  const { revalidate } = useRevalidator()
  const [phrases, setPhrases] = useState<readonly SupportPhrase[]>([])
  useEffect(() => {
    void dataOf(desk.supportSeller.listPhrases()).then((known = []) => setPhrases(known))
  }, [])
  const form = useForm({
    initial: { content: '' },
    send: ({ content }) => desk.supportSeller.answerBuyer({ id, content, seen }),
    clears: true,
    done: () => revalidate(),
  })
  return (
    <form {...form.props} className="space-y-2 border-t border-gray-100 p-3">
      {phrases.length > 0 && (
        <div className="no-scrollbar flex gap-2 overflow-x-auto">
          {phrases.map(({ name, content }) => (
            <Button key={name} variant="outline" size="sm" onClick={() => form.set('content', content)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <Field label={m.desk_answer()} hideLabel error={form.error('content')}>
        <Textarea
          {...form.bind('content')}
          rows={3}
          maxLength={2000}
          placeholder={m.desk_answer_hint()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
          }}
        />
      </Field>
      <Button type="submit" loading={form.pending}>
        {m.desk_send()}
      </Button>
    </form>
  )
}
