import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { MAIN_ID, SkipLink } from '#ui/move/skip-link.tsx'

export type ShopShellProps = {
  /** `TopShortcutBar`. */
  top?: ReactNode
  /** `TitleRow` of phones, where it takes the place of everything above and below the page. */
  row?: ReactNode
  logo: ReactNode
  search?: ReactNode
  /** At the right of the search box: the cart, for one. */
  aside?: ReactNode
  footer?: ReactNode
  /** `BottomBar` of phones. */
  bottom?: ReactNode
  /** `ToolBar`. */
  tools?: ReactNode
  children: ReactNode
}

export function ShopShell(props: ShopShellProps) {
  const { top, row, logo, search, aside, footer, bottom, tools, children } = props
  return (
    <div className={cx('flex min-h-dvh flex-col', bottom && 'over-tabs', row && 'under-row')}>
      <SkipLink />
      {row}
      {top}
      <header className="shell-bar search-row">
        <div className="column">
          <div className="shrink-0">{logo}</div>
          <div className="min-w-0 flex-1 md:max-w-2xl">{search}</div>
          {aside}
        </div>
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
