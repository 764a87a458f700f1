import Megaphone from 'lucide-react/icons/megaphone'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

/** So many letters fit the box beside the carousel, and the line of a phone; a Chinese one takes the room of two. */
const FITS = { box: 160, line: 40 }

/**
 * The shop's announcement, as the seller wrote it: a line across the page, or a box beside the carousel. What does not
 * fit ends in dots and is opened whole by a press, without any script.
 */
export function NoticeBox({ text, tall }: { text: string; tall?: boolean }) {
  if (!text) return null
  const long = roomOf(text) > FITS[tall ? 'box' : 'line']
  return (
    <section
      aria-label={m.site_notice()}
      className={cx(
        'rounded-2xl bg-amber-50 text-amber-700',
        tall ? 'relative flex min-h-0 flex-1 flex-col gap-2 px-4 py-3' : 'px-3.5 py-2',
      )}
    >
      {tall && (
        <p className="flex items-center gap-2 font-semibold">
          <Megaphone className="size-4.5" aria-hidden="true" />
          {m.site_notice()}
        </p>
      )}
      {long ? (
        <details className={cx('notice', tall && 'notice-tall')}>
          <summary>
            {!tall && <Megaphone className="size-4.5 shrink-0" aria-hidden="true" />}
            <span>{text}</span>
            <b className="notice-all">{m.home_notice_all()}</b>
          </summary>
        </details>
      ) : (
        <p className={tall ? 'text-[0.8125rem] leading-5.5' : ''}>{text}</p>
      )}
    </section>
  )
}

const roomOf = (text: string) => text.replace(/[\u3000-\uffff]/g, '--').length
