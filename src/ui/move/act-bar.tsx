import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

/**
 * What a page is for: at the lower edge of a phone, within reach of the thumb, where the shell leaves it room; on wide
 * screens where it stands in the page, dressed by `className`. One to a page.
 */
export function ActBar({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('act-bar print:hidden', className)}>{children}</div>
}
