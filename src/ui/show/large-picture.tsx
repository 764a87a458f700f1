import { type MouseEvent, useRef } from 'react'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { cx } from '#ui/cx.ts'
import { LARGEST_WIDTH, largestAt } from './largest-picture.ts'
import { pictureAt, pictureSet, widthsFor } from './picture-at.ts'

/** How wide a picture is drawn that has the screen to itself. */
const WHOLE = '(min-width: 768px) min(80vw, 88dvh), 100vw'
const CLOSER = '(min-width: 768px) 160vw, 100vw'
/** The page has this size at hand already. */
const SMALL = 480

type Props = {
  src: string
  alt: string
  eager: boolean
  zoomed: boolean
  /** A double click or tap, as everywhere. */
  onZoom: () => void
}

/** One picture with the screen to itself: the small one until the large one is there, and twice as large to look closer. */
export function LargePicture({ src, alt, eager, zoomed, onZoom }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const set = pictureSet(src, widthsFor(WHOLE))
  const spot = useRef({ x: 0.5, y: 0.5 })
  const zoomAt = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    spot.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    onZoom()
  }
  // What was pressed stays in sight.
  useOnChange(zoomed, () => {
    const { x, y } = spot.current
    const frame = box.current
    frame?.scrollTo(
      (frame.scrollWidth - frame.clientWidth) * x,
      (frame.scrollHeight - frame.clientHeight) * y,
    )
    spot.current = { x: 0.5, y: 0.5 }
  })
  return (
    <div
      ref={box}
      className={cx('max-h-[88dvh] w-full max-w-[88dvh]', zoomed ? 'overflow-auto' : 'overflow-hidden')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same */}
      <div
        onDoubleClick={zoomAt}
        className={cx('relative', zoomed ? 'w-[200%] cursor-zoom-out' : 'w-full cursor-zoom-in')}
      >
        <img
          src={pictureAt(src, SMALL, '1/1')}
          alt=""
          className="absolute inset-0 size-full rounded-xl object-contain"
        />
        <img
          src={pictureAt(src, 1200)}
          srcSet={set && `${set},${largestAt(src)} ${LARGEST_WIDTH}w`}
          sizes={set && (zoomed ? CLOSER : WHOLE)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          className={cx('relative w-full rounded-xl object-contain', !zoomed && 'max-h-[88dvh]')}
        />
      </div>
    </div>
  )
}
