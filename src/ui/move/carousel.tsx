import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
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
  useEffect(() => setAlive(true), [])

  const several = slides.length > 1
  const wanders = several && interval > 0 && !calm
  const moving = wanders && !stopped && !pointed && !focused

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
            className="h-full w-full shrink-0 snap-start snap-always"
          >
            {slide.content}
          </div>
        ))}
        {alive && several && (
          <div aria-hidden="true" inert className="h-full w-full shrink-0 snap-start snap-always">
            {slides[0]?.content}
          </div>
        )}
      </div>
      {several && (
        <>
          <button
            type="button"
            aria-label={m.ui_previous_slide()}
            className={cx(ARROW, 'left-4')}
            onClick={previous}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            aria-label={m.ui_next_slide()}
            className={cx(ARROW, 'right-4')}
            onClick={next}
          >
            <ChevronRight />
          </button>
          <div className="absolute bottom-3 left-1/2 z-10 flex -translate-x-1/2 items-center rounded-full bg-gray-900/45 px-1.5 backdrop-blur-sm">
            {slides.map((slide, position) => (
              <button
                key={slide.key}
                type="button"
                aria-label={m.ui_go_to_slide({ slide: position + 1 })}
                aria-current={position === index || undefined}
                className="grid size-6 place-items-center rounded-full focus-visible:outline-white"
                onClick={() => goTo(position)}
              >
                <span
                  className={cx(
                    'block h-1.5 rounded-full transition-all duration-300',
                    position === index ? 'w-4 bg-white' : 'w-1.5 bg-white/60',
                  )}
                />
              </button>
            ))}
            {wanders && (
              <button
                type="button"
                aria-label={stopped ? m.ui_carousel_play() : m.ui_carousel_pause()}
                className="ml-0.5 grid size-6 place-items-center rounded-full text-white focus-visible:outline-white [&_svg]:size-3 [&_svg]:fill-current"
                onClick={() => setStopped(!stopped)}
              >
                {stopped ? <Play /> : <Pause />}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
