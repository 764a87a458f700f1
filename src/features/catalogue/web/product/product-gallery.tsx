import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '#ui/show/picture.tsx'
import { useLightbox } from '#ui/show/use-lightbox.ts'
import * as m from '#words'
import { isDrawn } from './is-drawn.ts'
import { useZoom } from './use-zoom.ts'

/** `alts` says what each picture shows, where somebody has written it. */
type Props = { covers: readonly string[]; alts: readonly string[]; name: string }

/**
 * The large picture with its thumbs. Pointing at a thumb or focusing it shows it; a mouse over the large one opens
 * the magnifier; fingers swipe; a click shows it as large as the screen.
 */
export function ProductGallery({ covers, alts, name }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const keyed = useRef(false)
  const [shown, setShown] = useState(0)
  const Lightbox = useLightbox()
  const [enlarged, setEnlarged] = useState<number>()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const zoom = useZoom()

  const show = (at: number) => {
    const element = track.current
    element?.scrollTo({ left: at * element.clientWidth, behavior: 'instant' })
    setShown(at)
  }
  const follow = () => {
    const element = track.current
    if (element && element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth))
  }
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    keyed.current = true
    show((shown + step + covers.length) % covers.length)
  }
  // The next picture can take the focus only once it is the one that is shown.
  useEffect(() => {
    if (!keyed.current) return
    keyed.current = false
    track.current?.querySelectorAll('button')[shown]?.focus({ preventScroll: true })
  }, [shown])

  return (
    <div className="min-w-0">
      <div className="relative max-md:-mx-4" {...zoom.handlers}>
        <div
          ref={track}
          onScroll={follow}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain md:rounded-2xl"
        >
          {covers.map((cover, at) => (
            <button
              key={cover}
              type="button"
              inert={alive && at !== shown}
              aria-label={m.product_enlarge({ n: at + 1 })}
              onClick={() => setEnlarged(at)}
              onKeyDown={turn}
              className="gallery-place"
            >
              <Picture
                src={cover}
                alt={alts[at] || name}
                priority={at === 0}
                sizes="(min-width: 768px) 448px, 100vw"
              />
            </button>
          ))}
        </div>
        {zoom.Pane && zoom.spot && <zoom.Pane spot={zoom.spot} src={covers[shown] ?? covers[0] ?? ''} />}
        {isDrawn(covers[shown]) && (
          <span className="pointer-events-none absolute bottom-3 left-3 rounded-full bg-white/85 px-2.5 text-xs text-gray-600">
            {m.product_illustration()}
          </span>
        )}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute bottom-3 right-3 rounded-full bg-gray-900/80 px-2.5 py-0.5 text-xs tabular-nums text-white md:hidden"
        >
          {shown + 1}/{covers.length}
        </span>
      </div>
      {covers.length > 1 && <Thumbs covers={covers} shown={shown} onShow={show} />}
      {Lightbox && (
        <Lightbox
          pictures={covers}
          alts={alts}
          label={name}
          at={enlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  )
}

type ThumbsProps = { covers: readonly string[]; shown: number; onShow: (at: number) => void }

const Thumbs = ({ covers, shown, onShow }: ThumbsProps) => (
  <ul className="no-scrollbar -m-1 mt-2 flex gap-2 overflow-x-auto p-1 max-md:hidden">
    {covers.map((cover, at) => (
      <li key={cover} className="shrink-0">
        <button
          type="button"
          aria-label={m.catalogue_picture({ n: at + 1 })}
          aria-pressed={at === shown}
          onClick={() => onShow(at)}
          onFocus={() => onShow(at)}
          onPointerEnter={() => onShow(at)}
          className="gallery-thumb"
        >
          <Picture src={cover} alt="" sizes="64px" />
        </button>
      </li>
    ))}
  </ul>
)
