import Megaphone from 'lucide-react/icons/megaphone'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

/** The shop's announcement, as the seller wrote it: a line across the page, or a box beside the carousel. */
export function NoticeBox({ text, tall }: { text: string; tall?: boolean }) {
  if (!text) return null
  return (
    <section
      aria-label={m.site_notice()}
      // A long one scrolls in its box, by keyboard too.
      tabIndex={tall ? 0 : undefined}
      className={cx(
        'flex gap-2.5 rounded-2xl bg-amber-50 px-4 py-3 text-amber-700',
        tall && 'min-h-0 flex-1 flex-col overflow-y-auto',
      )}
    >
      <p className={cx('flex items-center gap-2 font-semibold', !tall && 'sr-only')}>
        <Megaphone className="size-4.5" aria-hidden="true" />
        {m.site_notice()}
      </p>
      {!tall && <Megaphone className="mt-0.5 size-5 shrink-0" aria-hidden="true" />}
      <p className={tall ? 'text-[0.8125rem] leading-5.5' : 'leading-6'}>{text}</p>
    </section>
  )
}
