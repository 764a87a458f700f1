import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

export type ScrollRowProps = {
  label: string
  children: ReactNode
  /** Called when the right end comes nearer than `nearEnd` pixels; again once the content grew, or the end is neared anew. */
  onNearEnd?: () => void
  nearEnd?: number
  /** Whoever comes back to the place of this name finds the strip scrolled as it was left. */
  place?: string
  className?: string
}

const ARROW =
  'absolute top-1/2 z-10 grid size-10 -translate-y-1/2 place-items-center rounded-full bg-white text-gray-700 shadow-lg ring-1 ring-gray-100 transition-opacity hover:text-brand-700 disabled:pointer-events-none disabled:opacity-0 max-md:hidden [&_svg]:size-5'

/** How far strips were scrolled, by their places; it lives as long as the visit. */
const left = new Map<string, number>()

/** A strip that scrolls sideways, by finger, wheel, keyboard or arrows. */
export function ScrollRow({ label, children, onNearEnd, nearEnd = 100, place, className }: ScrollRowProps) {
  const strip = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => onNearEnd?.())
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = strip.current
    if (!element) return
    if (place) element.scrollLeft = left.get(place) ?? 0
    let askedAt = -1
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      setEnds({ start: element.scrollLeft < 4, end: rest < 4 })
      if (place) left.set(place, element.scrollLeft)
      if (rest > nearEnd) askedAt = -1
      else if (element.scrollWidth !== askedAt) {
        askedAt = element.scrollWidth
        reached()
      }
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(element)
    if (element.firstElementChild) resized.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [nearEnd, place])

  const turn = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.85, behavior: 'smooth' })

  return (
    <div className={cx('relative', className)}>
      <button
        type="button"
        aria-label={m.ui_scroll_back()}
        className={cx(ARROW, '-left-3')}
        disabled={ends.start}
        onClick={() => turn(-1)}
      >
        <ChevronLeft />
      </button>
      <section
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be scrollable by keyboard
        tabIndex={0}
        className="no-scrollbar relative overflow-x-auto overscroll-x-contain rounded-xl"
      >
        <div className="w-max">{children}</div>
      </section>
      <button
        type="button"
        aria-label={m.ui_scroll_on()}
        className={cx(ARROW, 'right-1')}
        disabled={ends.end}
        onClick={() => turn(1)}
      >
        <ChevronRight />
      </button>
    </div>
  )
}
