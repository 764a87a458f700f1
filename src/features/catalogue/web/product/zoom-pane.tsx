import { largestAt } from '#ui/show/largest-picture.ts'
import { pictureAt } from '#ui/show/picture-at.ts'
import { LENS, type Spot } from './zoom-spot.ts'

/** The lens over the picture, and beside it the part under the lens, twice as large. */
export function ZoomPane({ spot, src }: { spot: Spot; src: string }) {
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
          srcSet={`${largestAt(src, '1/1')} 2x`}
          alt=""
          className="absolute left-0 top-0 size-[200%] max-w-none object-cover"
          style={{ transform: `translate(-${percent(spot.x)}, -${percent(spot.y)})` }}
        />
      </div>
    </div>
  )
}
