import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type TagTone = 'brand' | 'warm' | 'gray' | 'amber' | 'blue' | 'red'

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
        `tag-${tone}`,
        look === 'outline' && 'tag-outline',
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
