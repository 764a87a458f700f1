import { cx } from '#ui/cx.ts'

export type ButtonVariant = 'primary' | 'buy' | 'soft' | 'outline' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Takes the whole width of its place. */
  block?: boolean
}

/** The looks themselves are in parts.css. */
export function buttonStyle({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) {
  const room = variant === 'link' ? `text-button-${size}` : `button-${size}`
  return cx(`button ${room} button-${variant}`, block && 'w-full', className)
}
