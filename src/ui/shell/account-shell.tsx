import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { MAIN_ID, SkipLink } from '#ui/move/skip-link.tsx'
import { useScrolledPast } from '#ui/move/use-scrolled-past.ts'

export type AccountShellProps = {
  top?: ReactNode
  /** `TitleRow` of phones, instead of both. */
  row?: ReactNode
  /** One row: logo, links, search. */
  header: ReactNode
  /** The header becomes fixed once the page is scrolled further than this. */
  fixedAfter?: number
  /** `AccountMenu`, a column beside the page. */
  menu: ReactNode
  footer?: ReactNode
  bottom?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

export function AccountShell(props: AccountShellProps) {
  const { top, row, header, fixedAfter = 30, menu, footer, bottom, tools, children } = props
  const fixed = useScrolledPast(fixedAfter)
  return (
    <div className={cx('flex min-h-dvh flex-col bg-gray-50', bottom && 'over-tabs', row && 'under-row')}>
      <SkipLink />
      {row}
      {top}
      <div className="shell-bar h-16 shrink-0 bg-white print:hidden">
        <header
          data-fixed={fixed || undefined}
          className={cx(
            'h-16 bg-white transition-shadow',
            fixed ? 'fixed inset-x-0 top-0 z-40 shadow-md' : 'border-b border-gray-100',
          )}
        >
          <div className="column flex h-full items-center gap-4 md:gap-8">{header}</div>
        </header>
      </div>
      <div className="column grid flex-1 content-start gap-4 py-3 max-md:px-2! md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-5 md:py-6">
        <div className="min-w-0 max-md:hidden print:hidden md:sticky md:top-22 md:self-start">{menu}</div>
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0">
          {children}
        </main>
      </div>
      {footer}
      {tools}
      {bottom}
    </div>
  )
}
