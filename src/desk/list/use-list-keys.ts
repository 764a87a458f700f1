import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { type KeyName, useKeysHelp } from '#desk/keys/keys-help.tsx'
import * as m from '#words'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

/** A key of one list's own: what it means, and what it does with the row in focus, by its place on the page, or with the list. */
export type RowKey = { means: string; act(at: number): void /** It needs no row. */; ofList?: boolean }

type Asked = { /** Its rows have boxes. */ chooses?: boolean; own?: Readonly<Record<string, RowKey>> }

/** `/` into the search box, j and k from row to row, x for the row's box, Enter as everywhere on a link. Answers what `?` shows. */
export function useListKeys({ chooses = false, own = {} }: Asked = {}): ReactNode {
  const { help, showHelp } = useKeysHelp([
    ['j / k', m.desk_key_rows()],
    ...(chooses ? [['x', m.desk_key_choose()] satisfies KeyName] : []),
    ...Object.entries(own).map(([key, { means }]): KeyName => [key, means]),
    ['Enter', m.desk_key_open()],
    ['/', m.desk_find()],
  ])
  const actFor = useEffectEvent((key: string) => {
    if (key === '?') return showHelp
    const ours = own[key]
    return ours ? () => actOnRow(ours) : ACTS[key]
  })
  // Heard from the moment the list is seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || at.matches(TYPING) || at.closest('dialog')) return
      const act = actFor(event.key)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return help
}

const ACTS: Record<string, () => void> = {
  '/': () => document.querySelector<HTMLElement>('[data-list-search]')?.focus(),
  j: () => goBy(1),
  k: () => goBy(-1),
  x: () => rowInFocus()?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
}

/** Rows with something in them; the one with the names of the columns has none. */
const ROWS = 'main [role=row]:has(> [role=cell])'

const allRows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
const rowInFocus = () => document.activeElement?.closest<HTMLElement>(ROWS)

function actOnRow({ act, ofList }: RowKey): void {
  const row = rowInFocus()
  if (row || ofList) act(row ? allRows().indexOf(row) : -1)
}

function goBy(step: number): void {
  const rows = allRows()
  const row = rowInFocus()
  const next = rows[row ? rows.indexOf(row) + step : 0]
  next?.querySelector<HTMLElement>('a, button')?.focus()
}
