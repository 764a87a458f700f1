import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { useModal } from '#ui/act/use-modal.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { LargePicture } from './large-picture.tsx'

export type LightboxProps = {
  pictures: readonly string[]
  /** What they show, for screen readers. */
  label: string
  /** What each of them shows, where somebody has said so. */
  alts?: readonly string[] | undefined
  /** The one to begin with; nothing is open while it is undefined. */
  at: number | undefined
  onClose: () => void
}

const ROUND =
  'grid size-11 place-items-center rounded-full bg-white/15 text-white transition-colors hover:bg-white/30 focus-visible:outline-white disabled:opacity-30 [&_svg]:size-6'

/** Pictures as large as the screen, and larger: swiped by finger, turned by arrows and arrow keys, closed by Esc. */
export function Lightbox({ at, onClose, ...shown }: LightboxProps) {
  const open = at !== undefined
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-label={shown.label}
      className="h-dvh max-h-none w-dvw max-w-none lightbox overflow-hidden bg-gray-900 text-white open:animate-fade"
    >
      {open && <Pictures {...shown} at={at} onClose={onClose} />}
    </dialog>
  )
}

function Pictures({ pictures, label, alts, at, onClose }: LightboxProps & { at: number }) {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(at)
  const [zoomed, setZoomed] = useState(false)
  const last = pictures.length - 1

  const show = (target: number, behavior: ScrollBehavior = 'smooth') => {
    const element = track.current
    element?.scrollTo({ left: Math.min(Math.max(target, 0), last) * element.clientWidth, behavior })
  }
  // Only where it begins; after that the reader turns.
  useOnChange(at, (start) => show(start, 'instant'))

  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(index + step)
  }
  const follow = () => {
    const element = track.current
    if (!element || element.clientWidth === 0) return
    const shown = Math.round(element.scrollLeft / element.clientWidth)
    if (shown !== index) setZoomed(false)
    setIndex(shown)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the buttons inside
    <div className="relative h-full" onKeyDown={turn}>
      <section
        ref={track}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be scrollable by keyboard
        tabIndex={0}
        onScroll={follow}
        className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-4"
      >
        {pictures.map((picture, position) => (
          <div
            key={picture}
            className="grid h-full w-full shrink-0 snap-center snap-always place-items-center p-4 md:px-24 md:py-10"
          >
            <LargePicture
              src={picture}
              alt={
                alts?.[position] ||
                `${label} ${m.ui_slide_of({ slide: position + 1, slides: pictures.length })}`
              }
              eager={Math.abs(position - at) < 2}
              zoomed={zoomed && position === index}
              onZoom={() => setZoomed(!zoomed)}
            />
          </div>
        ))}
      </section>
      <p
        role="status"
        className="absolute bottom-5 left-1/2 -translate-x-1/2 rounded-full bg-gray-900/70 px-3.5 py-1 tabular-nums"
      >
        <span className="sr-only">{m.ui_slide_of({ slide: index + 1, slides: pictures.length })}</span>
        <span aria-hidden="true">
          {index + 1} / {pictures.length}
        </span>
      </p>
      {last > 0 && (
        <>
          <button
            type="button"
            aria-label={m.ui_previous_slide()}
            disabled={index === 0}
            onClick={() => show(index - 1)}
            className={cx(ROUND, 'absolute left-6 top-1/2 -translate-y-1/2 max-md:hidden')}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            aria-label={m.ui_next_slide()}
            disabled={index === last}
            onClick={() => show(index + 1)}
            className={cx(ROUND, 'absolute right-6 top-1/2 -translate-y-1/2 max-md:hidden')}
          >
            <ChevronRight />
          </button>
        </>
      )}
      <button
        type="button"
        aria-pressed={zoomed}
        aria-label={m.ui_zoom_in()}
        onClick={() => setZoomed(!zoomed)}
        className={cx(ROUND, 'absolute right-18 top-4 md:right-20 md:top-6')}
      >
        {zoomed ? <ZoomOut /> : <ZoomIn />}
      </button>
      <button
        type="button"
        data-autofocus=""
        aria-label={m.ui_close()}
        onClick={onClose}
        className={cx(ROUND, 'absolute right-4 top-4 md:right-6 md:top-6')}
      >
        <X />
      </button>
    </div>
  )
}
