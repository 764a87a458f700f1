import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { CarouselDots } from './carousel-dots.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useTrack } from './use-track.ts'

export type CarouselProps = {
  /** What it shows, for screen readers. */
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** Milliseconds each slide stays; 0 never moves by itself. */
  interval?: number
  className?: string
}

const ARROW =
  'absolute top-1/2 z-10 grid size-10 -translate-y-1/2 place-items-center rounded-full bg-white/85 text-gray-800 opacity-0 shadow-md transition-opacity hover:bg-white focus-visible:opacity-100 group-hover:opacity-100 max-md:hidden [&_svg]:size-5'

/** Native scroll snapping: a finger drags it, it works before JavaScript comes, and the first slide is in the page. */
export function Carousel({ label, slides, interval = 3000, className }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const calm = useReducedMotion()
  const { index, next, previous, goTo } = useTrack(track, slides.length, calm)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [alive, setAlive] = useState(false)
  // In no hurry: it would be drawn anew in the same breath in which the whole page comes alive.
  useEffect(() => startTransition(() => setAlive(true)), [])

  const several = slides.length > 1
  const wanders = several && interval > 0 && !calm
  const moving = wanders && !stopped && !pointed && !focused

  useTurns(moving, interval, next)

  return (
    <section
      aria-roledescription={m.ui_carousel()}
      aria-label={label}
      className={cx('group relative overflow-hidden', className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onTouchStart={() => setPointed(true)}
      onTouchEnd={() => setPointed(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={track}
        aria-live={moving ? 'off' : 'polite'}
        className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names slides as groups
          <div
            key={slide.key}
            role="group"
            aria-roledescription={m.ui_slide()}
            aria-label={m.ui_slide_of({ slide: position + 1, slides: slides.length })}
            // Before JavaScript comes every slide stays reachable by scrolling.
            inert={alive && several && position !== index}
            className="slide-place"
          >
            {slide.content}
          </div>
        ))}
        {alive && several && (
          <div aria-hidden="true" inert className="slide-place">
            {slides[0]?.content}
          </div>
        )}
      </div>
      {several && (
        <>
          <Arrow label={m.ui_previous_slide()} icon={<ChevronLeft />} side="left-4" onClick={previous} />
          <Arrow label={m.ui_next_slide()} icon={<ChevronRight />} side="right-4" onClick={next} />
          <CarouselDots
            keys={slides.map(({ key }) => key)}
            index={index}
            onGoTo={goTo}
            stopped={wanders ? stopped : undefined}
            onStop={setStopped}
          />
        </>
      )}
    </section>
  )
}

type ArrowProps = { label: string; icon: ReactNode; side: string; onClick: () => void }

const Arrow = ({ label, icon, side, onClick }: ArrowProps) => (
  <button type="button" aria-label={label} className={cx(ARROW, side)} onClick={onClick}>
    {icon}
  </button>
)

/** Turns to the next one after each interval. */
function useTurns(moving: boolean, interval: number, next: () => void): void {
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => !document.hidden && next(), interval)
    // A hidden tab skips its turn; the next one comes with the tab.
    const wake = () => !document.hidden && next()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [moving, interval, next])
}
