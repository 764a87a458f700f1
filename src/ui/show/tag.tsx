import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type TagTone = 'brand' | 'warm' | 'gray' | 'amber' | 'blue' | 'red'

const INK: Record<TagTone, string> = {
  brand: 'text-brand-700',
  warm: 'text-warm-700',
  gray: 'text-gray-600',
  amber: 'text-amber-700',
  blue: 'text-blue-700',
  red: 'text-red-700',
}

const GROUND: Record<TagTone, string> = {
  brand: 'bg-brand-50',
  warm: 'bg-warm-50',
  gray: 'bg-gray-100',
  amber: 'bg-amber-50',
  blue: 'bg-blue-50',
  red: 'bg-red-50',
}

export type TagProps = {
  tone?: TagTone
  look?: 'soft' | 'outline'
  size?: 'sm' | 'md'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Tag({ tone = 'gray', look = 'soft', size = 'sm', icon, className, children }: TagProps) {
  return (
    <span
      className={cx(
        'tag',
        size === 'md' && 'tag-md',
        INK[tone],
        look === 'outline' ? 'ring-1 ring-inset ring-current/35' : GROUND[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
