import { Checkbox } from '#ui/form/checkbox.tsx'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import type { Selection } from './use-selection.ts'

/** The column of boxes before a list's rows; `nameOf` says which one a box is for. */
export const chooseColumn = <Row,>(selection: Selection<Row>, nameOf: (row: Row) => string): Column<Row> => ({
  key: 'choose',
  width: '@2xl:w-12',
  phone: 'before',
  header: (
    <Checkbox
      aria-label={m.desk_choose_all()}
      checked={selection.all}
      indeterminate={selection.some}
      onChange={selection.toggleAll}
    />
  ),
  cell: (row) => (
    <Checkbox
      aria-label={m.desk_choose({ name: nameOf(row) })}
      checked={selection.has(row)}
      className="max-lg:min-h-11 max-lg:min-w-11 max-lg:items-center max-lg:justify-center"
      onChange={() => selection.toggle(row)}
    />
  ),
})
