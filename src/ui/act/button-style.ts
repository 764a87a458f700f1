import { cx } from '#ui/cx.ts'

export type ButtonVariant = 'primary' | 'buy' | 'soft' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Takes the whole width of its place. */
  block?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand-600 text-white shadow-sm hover:bg-brand-700 active:bg-brand-800',
  buy: 'bg-warm-600 text-white shadow-sm hover:bg-warm-700 active:bg-warm-800',
  soft: 'bg-brand-50 text-brand-700 ring-1 ring-inset ring-brand-200 hover:bg-brand-100',
  outline: 'bg-white text-gray-800 ring-1 ring-inset ring-gray-300 hover:text-brand-700 hover:ring-brand-600',
  ghost: 'text-gray-700 hover:bg-gray-100 hover:text-gray-900',
  danger: 'bg-red-600 text-white shadow-sm hover:bg-red-700',
  link: 'text-brand-700 underline-offset-4 hover:underline',
}

// Fingers get 44 px where pointers get 40.
const SIZES: Record<ButtonSize, string> = {
  sm: 'h-9 gap-1.5 rounded-lg px-3.5 text-sm md:h-8 md:px-3',
  md: 'h-11 gap-2 rounded-lg px-5 text-sm md:h-10',
  lg: 'h-12 gap-2 rounded-xl px-7 text-base',
}

const LINK_SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-6 gap-1 text-sm',
  md: 'min-h-8 gap-1.5 text-sm',
  lg: 'min-h-10 gap-2 text-base',
}

export function buttonStyle({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) {
  return cx(
    'relative inline-flex select-none items-center justify-center whitespace-nowrap font-medium no-underline',
    'transition-[background-color,color,box-shadow,transform] duration-150 active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    variant === 'link' ? cx('rounded-sm', LINK_SIZES[size]) : SIZES[size],
    VARIANTS[variant],
    block && 'w-full',
    className,
  )
}
