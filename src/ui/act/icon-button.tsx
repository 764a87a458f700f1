import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { CountBadge } from '#ui/show/badge.tsx'
import { useSingleRun } from './use-single-run.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'children'> & {
  /** Said by screen readers and shown as the tooltip. */
  label: string
  icon: ReactNode
  size?: 'sm' | 'md' | 'lg'
  tone?: 'plain' | 'white' | 'outline'
  count?: number
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'md',
    tone = 'plain',
    count,
    className,
    onClick,
    type = 'button',
    ...rest
  } = props
  const { run, pending } = useSingleRun(onClick)
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      title={label}
      className={cx(`icon-button icon-button-${size} icon-button-${tone}`, className)}
      onClick={run}
    >
      {icon}
      {count !== undefined && (
        <>
          <span className="sr-only">{label} </span>
          <CountBadge count={count} className="absolute! -right-1 -top-1" />
        </>
      )}
    </button>
  )
}
