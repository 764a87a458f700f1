import { useLoaderData, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { usePress } from '#desk/use-press.ts'
import type { SupportPhrase } from '#features/support/support-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { toast } from '#ui/act/toast.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Written } from '#ui/show/written.tsx'
import { ParagraphsField } from '#web/paragraphs-field.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

export const loader = () => load(() => desk.supportSeller.listPhrases())

/** Answers that are given again and again. */
export function Component() {
  const phrases = useLoaderData<readonly SupportPhrase[]>()
  const { revalidate } = useRevalidator()
  const press = usePress()
  return (
    <>
      <PageTitle title={m.office_phrases()}>
        <DialogButton label={m.office_add()} title={m.office_phrases()} onDone={revalidate}>
          {({ done }) => <PhraseForm phrase={{ name: '', content: '' }} done={done} />}
        </DialogButton>
      </PageTitle>
      <ul className="divide-y divide-gray-100 rounded-xl bg-white px-4 ring-1 ring-gray-200">
        {phrases.map((phrase) => (
          <li key={phrase.name} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{phrase.name}</p>
              <p className="whitespace-pre-line text-gray-600">
                <Written text={phrase.content} />
              </p>
            </div>
            <div className="flex gap-2">
              <DialogButton label={m.desk_change()} title={phrase.name} onDone={revalidate}>
                {({ done }) => <PhraseForm phrase={phrase} done={done} />}
              </DialogButton>
              <Button
                variant="outline"
                size="sm"
                onClick={() => press(desk.supportSeller.removePhrase({ name: phrase.name }))}
              >
                {m.office_remove()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {phrases.length === 0 && <EmptyState title={m.office_no_phrases()} />}
    </>
  )
}

function PhraseForm({ phrase, done }: { phrase: SupportPhrase; done(): unknown }) {
  const form = useForm({
    initial: { ...phrase },
    send: (values) => desk.supportSeller.savePhrase(values),
    refusals: { sellersupport_need_name: 'name', support_empty: 'content', support_too_long: 'content' },
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  return (
    <form {...form.props} className="space-y-4">
      {phrase.name === '' && <TextField form={form} name="name" label={m.desk_name()} autoComplete="off" />}
      <ParagraphsField
        form={form}
        name="content"
        label={m.desk_answer()}
        rows={5}
        maxLength={2000}
        placeholder=""
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
