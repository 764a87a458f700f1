import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  /** A width class for where it is a table: "@2xl:w-40". */
  width?: string
  /** As cards: `lead` heads the card without a label, `bare` has no label, `hide` is left out. */
  phone?: 'lead' | 'bare' | 'hide'
}

export type TableProps<Row> = {
  /** Said to screen readers; the heading above usually shows the same. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  className?: string
}

const ALIGN = { start: '@2xl:text-left', center: '@2xl:text-center', end: '@2xl:text-right' }

/**
 * A table where there is room for its columns, a stack of cards where there is not. The roles are written out because a changed
 * `display` takes them from the elements.
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, className }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: not redundant once the narrow layout changes `display`
    <div className={cx('@container', className)}>
      <table role="table" className="w-full @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-2xl:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(
                  'bg-gray-50 px-4 py-3 font-medium text-gray-600 first:rounded-l-lg last:rounded-r-lg',
                  ALIGN[column.align ?? 'start'],
                  column.width,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-2xl:block @max-2xl:space-y-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="@max-2xl:block @max-2xl:rounded-xl @max-2xl:bg-white @max-2xl:p-4 @max-2xl:ring-1 @max-2xl:ring-inset @max-2xl:ring-gray-200 @2xl:border-b @2xl:border-gray-100 @2xl:last:border-0"
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={cx(
                    'py-1.5 @2xl:px-4 @2xl:py-4',
                    ALIGN[column.align ?? 'start'],
                    column.phone === 'hide' && '@max-2xl:hidden',
                    column.phone === 'lead' &&
                      '@max-2xl:mb-2 @max-2xl:block @max-2xl:border-b @max-2xl:border-gray-100 @max-2xl:pb-3',
                    column.phone === 'bare' && '@max-2xl:block @max-2xl:pb-0 @max-2xl:text-right',
                    !column.phone &&
                      '@max-2xl:flex @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:text-right',
                  )}
                >
                  {!column.phone && (
                    <span aria-hidden="true" className="shrink-0 text-gray-500 @2xl:hidden">
                      {column.header}
                    </span>
                  )}
                  <div className="contents @max-2xl:block @max-2xl:min-w-0">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}
