import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Without visible words give an `aria-label`. */
  children?: ReactNode
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean
}

export function Checkbox({ children, indeterminate = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    // The label is as large as a finger needs, the box is not.
    <label
      className={cx(
        'group/check inline-flex min-h-6 items-start gap-2.5 text-gray-700 has-disabled:cursor-not-allowed has-disabled:text-gray-500',
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          ref={input}
          type="checkbox"
          className="peer absolute inset-0.5 appearance-none rounded-sm bg-white ring-1 ring-inset ring-gray-400 transition-colors checked:bg-brand-600 checked:ring-brand-600 indeterminate:bg-brand-600 indeterminate:ring-brand-600 disabled:bg-gray-100 disabled:ring-gray-300 disabled:checked:bg-gray-400 enabled:group-hover/check:ring-brand-600"
        />
        <Check
          strokeWidth={3.25}
          className="pointer-events-none relative hidden size-3.5 text-white peer-checked:block peer-indeterminate:hidden"
        />
        <Minus
          strokeWidth={3.25}
          className="pointer-events-none relative hidden size-3.5 text-white peer-indeterminate:block"
        />
      </span>
      {children && <span className="min-w-0 pt-px leading-5.5">{children}</span>}
    </label>
  )
}
