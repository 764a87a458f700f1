import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

const POINTS = 5
const STEP = 26
/** One star as moves, so that one drawing may hold several, each where the last began. */
const STAR = '3.1 6.5 7.1.9-5.2 5 1.3 7.1-6.3-3.4-6.3 3.4 1.3-7.1-5.2-5 7.1-.9z'
export const STAR_PATH = `m12 1.8 ${STAR}`

const starsAt = (from: number, to: number) =>
  to > from ? `m${12 + from * STEP} 1.8 ${STAR}${`m${STEP} 0 ${STAR}`.repeat(to - from - 1)}` : ''

export type RatingStarsProps = {
  /** 0 to 5, fractions allowed. */
  value: number
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZES = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' }

export function RatingStars({ value, size = 'md', className }: RatingStarsProps) {
  const clip = useId()
  const level = Math.min(POINTS, Math.max(0, value))
  const whole = Math.floor(level)
  return (
    <svg
      role="img"
      aria-label={m.ui_rating_of({ level: String(Math.round(level * 10) / 10) })}
      viewBox={`0 0 ${STEP * POINTS - 2} 24`}
      className={cx('inline-block w-auto shrink-0', SIZES[size], className)}
    >
      <path className="fill-gray-200" d={starsAt(whole, POINTS)} />
      <path className="fill-amber-400" d={starsAt(0, whole)} />
      {level > whole && (
        <>
          <clipPath id={clip}>
            <rect width={whole * STEP + (level - whole) * 24} height="24" />
          </clipPath>
          <path className="fill-amber-400" clipPath={`url(#${clip})`} d={starsAt(whole, whole + 1)} />
        </>
      )}
    </svg>
  )
}
