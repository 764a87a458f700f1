import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  /** A width class for wide screens: "md:w-40". */
  width?: string
  /** On phones: `lead` heads the card without a label, `bare` has no label, `hide` is left out. */
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

const ALIGN = { start: 'md:text-left', center: 'md:text-center', end: 'md:text-right' }

/**
 * A table on wide screens, a stack of cards on phones. The roles are written out because a changed
 * `display` takes them from the elements.
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, className }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: not redundant once the phone layout changes `display`
    <table role="table" className={cx('w-full max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
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
      <tbody role="rowgroup" className="max-md:block max-md:space-y-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="max-md:block max-md:rounded-xl max-md:bg-white max-md:p-4 max-md:ring-1 max-md:ring-inset max-md:ring-gray-200 md:border-b md:border-gray-100 md:last:border-0"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={cx(
                  'py-1.5 md:px-4 md:py-4',
                  ALIGN[column.align ?? 'start'],
                  column.phone === 'hide' && 'max-md:hidden',
                  column.phone === 'lead' &&
                    'max-md:mb-2 max-md:block max-md:border-b max-md:border-gray-100 max-md:pb-3',
                  column.phone === 'bare' && 'max-md:block max-md:pb-0 max-md:text-right',
                  !column.phone && 'max-md:flex max-md:justify-between max-md:gap-4 max-md:text-right',
                )}
              >
                {!column.phone && (
                  <span aria-hidden="true" className="shrink-0 text-gray-500 md:hidden">
                    {column.header}
                  </span>
                )}
                <div className="contents max-md:block max-md:min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}
