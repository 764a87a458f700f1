import { useEffect } from 'react'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

/** `/` into the search box, j and k from row to row, x for the row's box, Enter as everywhere on a link. */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || at.matches(TYPING) || at.closest('dialog')) return
      const act = ACTS[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const ACTS: Record<string, () => void> = {
  '/': () => document.querySelector<HTMLElement>('[data-list-search]')?.focus(),
  j: () => goBy(1),
  k: () => goBy(-1),
  x: () => rowInFocus()?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
}

/** Rows with something in them; the one with the names of the columns has none. */
const ROWS = 'main [role=row]:has(> [role=cell])'

const rowInFocus = () => document.activeElement?.closest<HTMLElement>(ROWS)

function goBy(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const row = rowInFocus()
  const next = rows[row ? rows.indexOf(row) + step : 0]
  next?.querySelector<HTMLElement>('a, button')?.focus()
}
