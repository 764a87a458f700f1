import { useRevalidator } from 'react-router'
import { type Keyed, keyed, RowList, type RowListProps } from '#desk/form/row-list.tsx'
import type { Answer } from '#platform/contract/envelope.ts'
import type { Sentence } from '#platform/refusal.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { useForm } from '#web/use-form.ts'
import * as m from '#words'

type Props<T> = Omit<RowListProps<T>, 'rows' | 'change'> & {
  saved: readonly T[]
  /** What is wrong with the rows; nothing where they can be saved. */
  fault(rows: readonly T[]): Sentence | undefined
  save(rows: T[]): Promise<Answer<unknown>>
}

/** A short list of the site that is saved as a whole. */
export function RowsForm<T extends object>({ saved, fault, save, ...list }: Props<T>) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { rows: saved.map(keyed) as readonly Keyed<T>[] },
    check: ({ rows }) => {
      const says = fault(rows)
      return says ? [{ field: 'rows', says }] : []
    },
    send: ({ rows }) => save(rows.map(({ key: _key, ...row }) => row as unknown as T)),
    done: (_, msg) => {
      toast.success(msg)
      return revalidate()
    },
  })
  const told = form.error('rows')
  return (
    <form {...form.props} className="space-y-4">
      <RowList {...list} rows={form.values.rows} change={(rows) => form.set('rows', rows)} />
      {told && <p className="text-red-600">{told}</p>}
      <Button type="submit" loading={form.pending}>
        {m.desk_save()}
      </Button>
    </form>
  )
}
