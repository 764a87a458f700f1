import { cx } from '#ui/cx.ts'

export type CountBadgeProps = {
  count?: number
  /** The count is capped at this figure: 100 shows as 99+. */
  cap?: number
  tone?: 'warm' | 'gray' | 'brand'
  /** Spoken instead of the bare figure. */
  label?: string
  className?: string
}

const TONES = {
  warm: 'bg-warm-600 text-white',
  gray: 'bg-gray-100 text-gray-600',
  brand: 'bg-brand-600 text-white',
}

export function cappedCount(count: number, cap = 99): string {
  return count > cap ? `${cap}+` : String(count)
}

/**
 * A small figure in a pill; nothing at all for zero. It is `relative`, so that its hidden words stay inside a strip that
 * scrolls instead of widening the page.
 */
export function CountBadge({ count = 0, cap = 99, tone = 'warm', label, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={cx('count inline-flex items-center justify-center', TONES[tone], className)}>
      <span aria-hidden={label ? true : undefined}>{cappedCount(count, cap)}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}

/** A dot: something is new, no matter how much. */
export function DotBadge({ label, className }: { label: string; className?: string }) {
  return (
    <span
      className={cx('relative inline-block size-2 rounded-full bg-warm-600 ring-2 ring-white', className)}
    >
      <span className="sr-only">{label}</span>
    </span>
  )
}
