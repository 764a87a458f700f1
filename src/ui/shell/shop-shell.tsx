import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { MAIN_ID, SkipLink } from '#ui/move/skip-link.tsx'

export type ShopShellProps = {
  /** `TopShortcutBar`. */
  top?: ReactNode
  logo: ReactNode
  search?: ReactNode
  /** At the right of the search box: the cart, for one. */
  aside?: ReactNode
  /** A second row under the header: main navigation. */
  nav?: ReactNode
  footer?: ReactNode
  /** `BottomBar` of phones. */
  bottom?: ReactNode
  /** `ToolBar`. */
  tools?: ReactNode
  /** The header stays in view, a good deal lower, once the page is scrolled. */
  stickyHeader?: boolean
  tone?: 'white' | 'mist'
  children: ReactNode
}

export function ShopShell(props: ShopShellProps) {
  const {
    top,
    logo,
    search,
    aside,
    nav,
    footer,
    bottom,
    tools,
    stickyHeader,
    tone = 'white',
    children,
  } = props
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col',
        tone === 'mist' && 'bg-gray-50',
        bottom && 'max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <SkipLink />
      {top}
      <header
        className={cx(
          'bg-white print:hidden',
          // A negative top lets the generous padding scroll away and keeps the rest: no script, no jump.
          stickyHeader && 'sticky -top-px z-30 border-b border-gray-100 md:-top-5',
        )}
      >
        <div className="column flex flex-wrap items-center gap-x-4 gap-y-2.5 py-2.5 md:flex-nowrap md:gap-x-12 md:pb-4 md:pt-9">
          <div className="shrink-0">{logo}</div>
          <div className="min-w-0 max-md:order-last max-md:w-full md:max-w-2xl md:flex-1">{search}</div>
          {aside && <div className="ml-auto flex shrink-0 items-center gap-2">{aside}</div>}
        </div>
        {nav && <div className="column">{nav}</div>}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
      {tools}
      {bottom}
    </div>
  )
}
