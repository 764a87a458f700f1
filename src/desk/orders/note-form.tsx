import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

/** For colleagues; the buyer never sees it. */
export function NoteForm({ sn }: { sn: string }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { text: '' },
    send: ({ text }) => desk.ordersSeller.addOrderNote({ order_sn: sn, text }),
    refusals: { orders_note_empty: 'text' },
    clears: true,
    done: () => revalidate(),
  })
  return (
    <form {...form.props} className="mt-3 space-y-2">
      <TextField form={form} name="text" label={m.desk_note()} hideLabel placeholder={m.desk_note()} />
      <Button type="submit" variant="outline" size="sm" loading={form.pending}>
        {m.desk_note_add()}
      </Button>
    </form>
  )
}
