import { desk } from '#desk/desk-api.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import type { Door } from './load-door.ts'

/** A code of the app, or one of the recovery codes: the same field takes both. */
export function ProveForm({ done }: { done(step: Door['step'], missed: number): void }) {
  const form = useForm({
    initial: { code: '' },
    send: (values) => desk.people.proveFactor(values),
    refusals: { people_wrong_code: 'code', people_strange_place: 'code' },
    done: ({ step, missed }) => done(step, missed),
  })
  return (
    <form {...form.props} className="space-y-4">
      <TextField
        form={form}
        name="code"
        label={m.desk_code()}
        autoComplete="one-time-code"
        hint={m.desk_code_hint()}
      />
      <Button type="submit" block loading={form.pending}>
        {m.desk_go_on()}
      </Button>
    </form>
  )
}
