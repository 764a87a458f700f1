import { useNavigate, useSearchParams } from 'react-router'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { hiddenIn, turnColumn } from './shown-columns.ts'

/** Which columns a list shows. It stands in the address, so that a view keeps it and a colleague sees the same. */
export function ColumnChoice({ columns }: { columns: readonly Column<never>[] }) {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const hidden = hiddenIn(asked)
  const turn = (key: string) =>
    navigate(turnColumn(asked, columns, key), { replace: true, preventScrollReset: true })
  return (
    <DialogButton label={m.views_columns()} title={m.views_columns()}>
      {() => (
        <ul>
          {columns.map(({ key, header }, at) => (
            <li key={key}>
              <Checkbox
                disabled={at === 0}
                checked={at === 0 || !hidden.has(key)}
                onChange={() => turn(key)}
                className="min-h-11 w-full items-center"
              >
                {header}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </DialogButton>
  )
}
