import { cx } from '#ui/cx.ts'
import * as m from '#words'

const POINTS = 5
const STEP = 26
/** As in `stars` of parts.css, which five of them are cut out with. */
export const STAR_PATH = 'm12 1.8 3.1 6.5 7.1.9-5.2 5 1.3 7.1-6.3-3.4-6.3 3.4 1.3-7.1-5.2-5 7.1-.9z'

export type RatingStarsProps = {
  /** 0 to 5, fractions allowed. */
  value: number
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZES = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' }

export function RatingStars({ value, size = 'md', className }: RatingStarsProps) {
  const level = Math.min(POINTS, Math.max(0, value))
  const whole = Math.floor(level)
  return (
    <svg
      role="img"
      aria-label={m.ui_rating_of({ level: String(Math.round(level * 10) / 10) })}
      viewBox={`0 0 ${STEP * POINTS - 2} 24`}
      className={cx('stars', SIZES[size], className)}
    >
      <rect width={whole * STEP + (level - whole) * (STEP - 2)} height="24" />
    </svg>
  )
}
