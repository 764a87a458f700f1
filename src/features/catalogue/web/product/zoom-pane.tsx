import { type PointerEvent, useState } from 'react'
import { pictureAt } from '#ui/show/picture-at.ts'

/** Where the lens stands, from 0 at the left and top to 1 at the right and bottom. */
type Spot = { x: number; y: number }

const LENS = 0.5
const clamp = (share: number) => Math.min(1, Math.max(0, share))

/** Follows a mouse over the picture; fingers and pens have the lightbox instead. */
export function useZoom() {
  const [spot, setSpot] = useState<Spot>()
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    setSpot({
      x: clamp(((event.clientX - box.left) / box.width - LENS / 2) / (1 - LENS)),
      y: clamp(((event.clientY - box.top) / box.height - LENS / 2) / (1 - LENS)),
    })
  }
  return {
    spot,
    handlers: { onPointerMove: follow, onPointerLeave: () => setSpot(undefined) },
  }
}

/** The lens over the picture, and beside it the part under the lens, twice as large. */
export function ZoomPane({ zoom: { spot }, src }: { zoom: ReturnType<typeof useZoom>; src: string }) {
  if (!spot) return null
  const percent = (share: number) => `${share * LENS * 100}%`
  return (
    <div aria-hidden="true" className="pointer-events-none max-md:hidden">
      <div
        className="absolute size-1/2 rounded-lg bg-white/35 ring-1 ring-white"
        style={{ left: percent(spot.x), top: percent(spot.y) }}
      />
      <div className="absolute left-full top-0 z-30 ml-4 size-full animate-fade overflow-hidden rounded-2xl bg-white shadow-lg ring-1 ring-gray-200">
        <img
          src={pictureAt(src, 1200, '1/1')}
          alt=""
          className="absolute left-0 top-0 size-[200%] max-w-none object-cover"
          style={{ transform: `translate(-${percent(spot.x)}, -${percent(spot.y)})` }}
        />
      </div>
    </div>
  )
}
