import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

/** What a list stands on: tabs, filter, table, foot. */
export const ListCard = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={cx('rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4', className)}>{children}</div>
)
