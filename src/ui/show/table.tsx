import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'center' | 'end'
  /** A width class for where it is a table: "@2xl:w-40". */
  width?: string
  /**
   * Where there is no room for columns a row is a line: `lead` takes its whole width, the others follow in one row and
   * speak for themselves, `labelled` with their header, `end` at the right; `before` stands in the line of the lead it comes
   * before; `hide` is left out.
   */
  phone?: 'lead' | 'before' | 'labelled' | 'end' | 'hide'
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

const CELL = '@2xl:table-cell @2xl:align-middle'
const ALIGN = { start: '@2xl:text-left', center: '@2xl:text-center', end: '@2xl:text-right' }

/**
 * A table where there is room for its columns, a list of lines where there is not. Of plain parts with the roles of a table: a
 * real one would lose them where its `display` changes, and may not have them written out.
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, className }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    // biome-ignore-start lint/a11y/useFocusableInteractive: nothing in it is pressed but what a cell holds
    <div className={cx('@container', className)}>
      <div role="table" aria-label={caption} className="w-full border-collapse @2xl:table">
        <div role="rowgroup" className="@2xl:table-header-group @max-2xl:sr-only">
          <div role="row" className="@2xl:table-row">
            {columns.map((column) => (
              <div
                key={column.key}
                role="columnheader"
                className={cx(
                  CELL,
                  'bg-gray-50 px-4 py-3 font-medium text-gray-600 first:rounded-l-lg last:rounded-r-lg',
                  ALIGN[column.align ?? 'start'],
                  column.width,
                )}
              >
                {column.header}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="@2xl:table-row-group">
          {rows.map((row) => (
            <div
              key={rowKey(row)}
              role="row"
              className="border-b border-gray-100 last:border-0 @2xl:table-row @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-2 @max-2xl:gap-y-1.5 @max-2xl:py-3 @max-2xl:first:pt-0 @max-2xl:last:pb-0"
            >
              {columns.map((column, at) => (
                <div
                  key={column.key}
                  role="cell"
                  className={cx(
                    CELL,
                    '@2xl:px-4 @2xl:py-4',
                    ALIGN[column.align ?? 'start'],
                    column.phone === 'hide' && '@max-2xl:hidden',
                    column.phone === 'lead' &&
                      (columns[at - 1]?.phone === 'before'
                        ? '@max-2xl:w-[calc(100%-3.5rem)]'
                        : '@max-2xl:w-full'),
                    column.phone === 'end' && '@max-2xl:ml-auto',
                  )}
                >
                  {column.phone === 'labelled' && (
                    <span aria-hidden="true" className="mr-1 text-xs text-gray-500 @2xl:hidden">
                      {column.header}
                    </span>
                  )}
                  {column.cell(row)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above
    // biome-ignore-end lint/a11y/useSemanticElements: as above
  )
}
