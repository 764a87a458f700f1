import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

/** Sticks to the lower edge while its list is longer than the screen: totals and the main act. */
export function StickyBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'lifted sticky bottom-(--tabs) z-20 flex flex-wrap items-center gap-x-6 gap-y-2 bg-white px-4 py-2.5 max-md:-mx-4 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom)-var(--tabs))] md:rounded-t-2xl md:px-6 md:py-3 print:static',
        className,
      )}
    >
      {children}
    </div>
  )
}
