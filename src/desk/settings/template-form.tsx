import { desk } from '#desk/desk-api.ts'
import { type Keyed, keyed, RowList } from '#desk/form/row-list.tsx'
import {
  hasOrderNumber,
  MOST_COLUMNS,
  TEMPLATE_FIELDS,
  type TemplateColumn,
  type TemplateField,
} from '#features/orders/courier-template.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { callApi } from '#web/call-api.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'
import { FIELD_NAMES } from './template-fields.ts'

type Props = { courier: string; columns: readonly TemplateColumn[]; given: boolean; done(): unknown }

/** The columns of a courier's file, from left to right. */
export function TemplateForm({ courier, columns, given, done }: Props) {
  const form = useForm({
    initial: { columns: columns.map(keyed) as readonly Keyed<TemplateColumn>[] },
    check: ({ columns: rows }) => {
      if (!hasOrderNumber(rows)) return [{ field: 'columns', says: m.courierfiles_number_missing }]
      const nameless = rows.some(({ heading }) => heading.trim() === '')
      return nameless ? [{ field: 'columns', says: m.courierfiles_heading_missing }] : []
    },
    send: ({ columns: rows }) =>
      desk.courierFilesSeller.changeTemplate({
        courier,
        columns: rows.map(({ heading, field, text }) => ({ heading, field, text })),
      }),
    done: (_, msg) => {
      toast.success(msg)
      return done()
    },
  })
  const reset = async () => {
    const answer = await callApi(desk.courierFilesSeller.resetTemplate({ courier }))
    if (!answer) return
    toast.success(answer.msg)
    await done()
  }
  const told = form.error('columns')
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-gray-600">{m.courierfiles_template_hint()}</p>
      <RowList
        rows={form.values.columns}
        change={(rows) => form.set('columns', rows)}
        most={MOST_COLUMNS}
        empty={(): TemplateColumn => ({ heading: '', field: 'fixed', text: '' })}
        add={m.courierfiles_add_column()}
        oneLine
        nameOf={({ heading }, position) => heading || m.courierfiles_column({ position })}
      >
        {(column, change) => <ColumnFields column={column} change={change} />}
      </RowList>
      {told && (
        <p role="alert" className="text-red-600">
          {told}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.pending}>
          {m.desk_save()}
        </Button>
        {!given && (
          <Button variant="outline" onClick={reset}>
            {m.courierfiles_reset()}
          </Button>
        )}
      </div>
    </form>
  )
}

type ColumnProps = { column: TemplateColumn; change(part: Partial<TemplateColumn>): void }

const OPTIONS = TEMPLATE_FIELDS.map((value) => ({ value, label: FIELD_NAMES[value]() }))

const ColumnFields = ({ column: { heading, field, text }, change }: ColumnProps) => (
  <div className="grid gap-3 sm:grid-cols-3">
    <Field label={m.courierfiles_heading()}>
      <TextInput
        value={heading}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => change({ heading: event.target.value })}
      />
    </Field>
    <Field label={m.courierfiles_holds()}>
      <Select
        options={OPTIONS}
        value={field}
        onChange={(event) => change({ field: event.target.value as TemplateField })}
      />
    </Field>
    <Field label={field === 'fixed' ? m.courierfiles_always() : m.courierfiles_else()}>
      <TextInput
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => change({ text: event.target.value })}
      />
    </Field>
  </div>
)
