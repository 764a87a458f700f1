import { cx } from '#ui/cx.ts'
import * as m from '#words'

/** A thin line at the top edge while the next page is fetched; short waits end before it is seen. */
export function ProgressBar({ active }: { active: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label={m.ui_loading()}
      aria-hidden={!active}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-brand-500 print:hidden',
        active ? 'animate-advance' : 'opacity-0 transition-[transform,opacity] duration-300',
      )}
    />
  )
}
