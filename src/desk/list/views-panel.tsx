import { useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { RemoveButton } from '#desk/form/remove-button.tsx'
import { usePress } from '#desk/use-press.ts'
import type { ViewedList } from '#features/people/view-rules.ts'
import type { ListView } from '#features/people/views-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#web/text-field.tsx'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props = { list: ViewedList; views: readonly ListView[]; asked: string }

/** What is seen now, kept under a name; and the views that are there, with the one the list opens with. */
export function ViewsPanel({ list, views, asked }: Props) {
  const { revalidate } = useRevalidator()
  const press = usePress()
  const form = useForm({
    initial: { name: views.find((view) => view.asked === asked)?.name ?? '', opens: false },
    send: ({ name, opens }) => desk.viewsSeller.saveView({ list, name, asked, opens: opens ? 1 : 0 }),
    refusals: { views_need_name: 'name', views_many: 'name' },
    clears: true,
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  return (
    <div className="space-y-4">
      {views.length > 0 && (
        <ul className="divide-y divide-gray-100">
          {views.map(({ id, name, opens }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <Checkbox
                checked={opens === 1}
                onChange={() => press(desk.viewsSeller.openWithView({ id, opens: 1 - opens }))}
                className="min-h-11 items-center text-sm"
                aria-label={`${name}: ${m.views_opens()}`}
              >
                {m.views_opens()}
              </Checkbox>
              <RemoveButton name={name} remove={() => desk.viewsSeller.removeView({ id })} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-gray-500">{m.views_hint()}</p>
      <form {...form.props} className="space-y-3">
        <TextField form={form} name="name" label={m.views_name()} maxLength={40} autoComplete="off" />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            checked={form.values.opens}
            onChange={(event) => form.set('opens', event.target.checked)}
            className="min-h-11 items-center"
          >
            {m.views_opens()}
          </Checkbox>
          <Button type="submit" loading={form.pending}>
            {m.views_save()}
          </Button>
        </div>
      </form>
    </div>
  )
}
