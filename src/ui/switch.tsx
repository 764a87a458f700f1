import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { children: ReactNode }

/** For what takes effect at once; a `Checkbox` waits for its form. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('inline-flex min-h-6 items-center gap-3 text-gray-700 max-md:min-h-11', className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
        role="switch"
        className="relative h-6 w-11 shrink-0 appearance-none rounded-full bg-gray-400 transition-colors after:absolute after:left-0.5 after:top-0.5 after:size-5 after:rounded-full after:bg-white after:shadow-sm after:transition-transform checked:bg-brand-600 checked:after:translate-x-5 disabled:opacity-50"
      />
      {children}
    </label>
  )
}
