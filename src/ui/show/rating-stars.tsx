import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

const POINTS = 5
export const STAR_PATH = 'M12 1.8l3.1 6.5 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.4L7 14.2 1.8 9.2l7.1-.9z'
const STEP = 26
const PLACES = Array.from({ length: POINTS }, (_, star) => star * STEP)

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
  const stars = PLACES.map((place) => <path key={place} d={STAR_PATH} transform={`translate(${place})`} />)
  return (
    <svg
      role="img"
      aria-label={m.ui_rating_of({ level: String(Math.round(level * 10) / 10) })}
      viewBox={`0 0 ${STEP * POINTS - 2} 24`}
      className={cx('inline-block w-auto shrink-0', SIZES[size], className)}
    >
      <clipPath id={clip}>
        <rect width={whole * STEP + (level - whole) * 24} height="24" />
      </clipPath>
      <g className="fill-gray-200">{stars}</g>
      <g className="fill-amber-400" clipPath={`url(#${clip})`}>
        {stars}
      </g>
    </svg>
  )
}
