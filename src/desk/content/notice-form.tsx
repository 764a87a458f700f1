import { desk } from '#desk/desk-api.ts'
import { BothField } from '#desk/form/both-field.tsx'
import { isWhole, NO_TEXT } from '#desk/form/no-text.ts'
import { TimeField } from '#desk/form/time-field.tsx'
import { NOTICE_KINDS } from '#features/notices/notices-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { noticeKind } from './notice-kind.ts'

/** A word to all buyers, at once or at a time to come. */
export function NoticeForm({ done }: { done(): Promise<void> }) {
  const form = useForm({
    initial: {
      kind: NOTICE_KINDS[0] as (typeof NOTICE_KINDS)[number],
      title: NO_TEXT,
      content: NO_TEXT,
      at: '',
    },
    check: ({ title, content }) => [
      ...(isWhole(title) ? [] : [{ field: 'title' as const, says: m.deskgoods_need_name }]),
      ...(isWhole(content) ? [] : [{ field: 'content' as const, says: m.deskgoods_need_name }]),
    ],
    send: (values) => desk.noticesSeller.publishNotice(values),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  const { values, set } = form
  const kinds = NOTICE_KINDS.map((value) => ({ value, label: noticeKind(value) }))
  return (
    <form {...form.props} className="space-y-4">
      <Field label={m.deskcontent_kind()}>
        <Select options={kinds} {...form.bind('kind')} />
      </Field>
      <BothField
        label={m.deskcontent_title()}
        value={values.title}
        change={(title) => set('title', title)}
        maxLength={100}
        required
        error={form.error('title')}
      />
      <BothField
        label={m.deskcontent_text()}
        value={values.content}
        change={(content) => set('content', content)}
        rows={6}
        maxLength={5000}
        required
        error={form.error('content')}
      />
      <TimeField
        label={m.deskcontent_at()}
        hint={m.deskcontent_at_hint()}
        value={values.at}
        change={(at) => set('at', at)}
      />
      <Button type="submit" block loading={form.pending}>
        {m.deskcontent_publish()}
      </Button>
    </form>
  )
}
