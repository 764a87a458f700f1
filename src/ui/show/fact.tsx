import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

type Props = { label: string; wide?: boolean; children: ReactNode }

/** A row of a `dl` of facts: a name, and what it is. `wide` where the names are long. */
export const Fact = ({ label, wide, children }: Props) => (
  <div className={wide ? 'flex gap-4' : 'flex items-baseline gap-2'}>
    <dt className={cx('shrink-0 text-gray-500', wide ? 'w-28' : 'w-20')}>{label}</dt>
    <dd className="min-w-0 flex-1 text-gray-900">{children}</dd>
  </div>
)
