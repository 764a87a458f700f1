import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { pageCount, pageList } from './page-list.ts'

export type PaginationProps = {
  /** The page that is shown, as it came. */
  of: { current_page: number; total: number; per_page: number }
  /** Every page has an address, so the pager works before and without JavaScript. */
  hrefFor?: (page: number) => string
  /** Takes the click instead of the address. */
  onPage?: (page: number) => void
  /** Which list it pages, when a screen has several. */
  label?: string
  className?: string
}

const CELL =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-lg px-3 tabular-nums transition-colors md:h-9 md:min-w-9 [&_svg]:size-4'
const LIVE = 'text-gray-700 hover:bg-brand-50 hover:text-brand-700'

/** For a page of which nothing but the list's page is in the address. */
const thisPage = (page: number) => `?page=${page}`

export function Pagination({ of, hrefFor = thisPage, onPage, label, className }: PaginationProps) {
  const { current_page: page, total } = of
  const pages = pageCount(total, of.per_page)
  if (pages <= 1) return null

  const linkTo = (target: number, name: string, content: ReactNode) => {
    if (target < 1 || target > pages) {
      return (
        <span aria-hidden="true" className={cx(CELL, 'text-gray-400')}>
          {content}
        </span>
      )
    }
    const take = (event: MouseEvent) => {
      if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onPage(target)
    }
    return (
      <Link to={hrefFor(target)} aria-label={name} className={cx(CELL, LIVE)} onClick={take}>
        {content}
      </Link>
    )
  }

  return (
    <nav
      aria-label={label ?? m.ui_pagination()}
      className={cx('flex flex-wrap items-center justify-center gap-1 py-2', className)}
    >
      <span className="mr-3 text-gray-500 max-md:hidden">{m.ui_total({ count: total })}</span>
      {linkTo(page - 1, m.ui_previous_page(), <ChevronLeft />)}
      <ol className="flex items-center gap-1 max-md:hidden">
        {pageList(page, pages).map((entry, index, row) => (
          <li key={entry === 'gap' ? `gap-${row[index - 1]}` : entry}>
            {entry === 'gap' && <span className={cx(CELL, 'px-0 text-gray-500')}>…</span>}
            {entry === page && (
              <span aria-current="page" className={cx(CELL, 'bg-brand-600 font-semibold text-white')}>
                {entry}
              </span>
            )}
            {entry !== 'gap' && entry !== page && linkTo(entry, m.ui_page({ page: entry }), entry)}
          </li>
        ))}
      </ol>
      <span className="min-w-20 text-center tabular-nums text-gray-600 md:hidden">
        <span className="sr-only">{m.ui_page_of({ page, pages })}</span>
        <span aria-hidden="true">
          <b className="font-semibold text-gray-900">{page}</b> / {pages}
        </span>
      </span>
      {linkTo(page + 1, m.ui_next_page(), <ChevronRight />)}
    </nav>
  )
}
