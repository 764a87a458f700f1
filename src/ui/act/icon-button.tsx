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

const SIZES = {
  sm: 'size-9 md:size-8 [&_svg]:size-4',
  md: 'size-11 md:size-10 [&_svg]:size-5',
  lg: 'size-12 [&_svg]:size-6',
}

const TONES = {
  plain: 'text-gray-600 hover:bg-gray-100 hover:text-gray-900',
  white: 'bg-white/95 text-gray-700 shadow-md hover:text-brand-700',
  outline: 'bg-white text-gray-700 ring-1 ring-inset ring-gray-300 hover:text-brand-700 hover:ring-brand-600',
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
      className={cx(
        'relative inline-grid shrink-0 place-items-center rounded-full transition-colors disabled:pointer-events-none disabled:opacity-40',
        SIZES[size],
        TONES[tone],
        className,
      )}
      onClick={run}
    >
      {icon}
      <span className="sr-only">{label} </span>
      <CountBadge count={count} className="absolute! -right-1 -top-1" />
    </button>
  )
}
