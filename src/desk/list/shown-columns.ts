import type { Column } from '#ui/show/table.tsx'

/** The columns an address does not hide; what a row is called by always stays. */
export function shownColumns<Row>(asked: URLSearchParams, columns: readonly Column<Row>[]): Column<Row>[] {
  const hidden = hiddenIn(asked)
  return columns.filter(({ key }, at) => at === 0 || !hidden.has(key))
}

export const hiddenIn = (asked: URLSearchParams): ReadonlySet<string> =>
  new Set((asked.get('hide') ?? '').split(','))

/** The same page of the list with a column shown or hidden. */
export function turnColumn(asked: URLSearchParams, columns: readonly Column<never>[], key: string): string {
  const hidden = hiddenIn(asked)
  const next = new URLSearchParams(asked)
  const hide = columns.filter((column) => hidden.has(column.key) !== (column.key === key))
  if (hide.length > 0) next.set('hide', hide.map((column) => column.key).join(','))
  else next.delete('hide')
  return `?${next}`
}
