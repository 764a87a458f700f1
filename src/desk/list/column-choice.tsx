import { startTransition, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { hiddenIn, turnColumn } from './shown-columns.ts'

/** Which columns a list shows. It stands in the address, so that a view keeps it and a colleague sees the same. */
export function ColumnChoice({ columns }: { columns: readonly Column<never>[] }) {
  const [known] = useSearchParams()
  const navigate = useNavigate()
  // The list follows when it is loaded; the box at once.
  const [pressed, setPressed] = useState<string>()
  const asked = pressed === undefined ? known : new URLSearchParams(pressed)
  const hidden = hiddenIn(asked)
  const turn = async (key: string) => {
    const next = turnColumn(asked, columns, key)
    setPressed(next)
    await navigate(next, { replace: true, preventScrollReset: true })
    // With the list, which may still be on its way to the screen; before it the box would turn back for a moment.
    startTransition(() => setPressed((now) => (now === next ? undefined : now)))
  }
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
