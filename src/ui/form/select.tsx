import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cx } from '#ui/cx.ts'
import { useFieldTies } from './field.tsx'
import { INPUT_HEIGHT, inputStyle } from './input-style.ts'

export type SelectOption = { value: string | number; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** Stands in the closed box where there is no room for the whole entry. */
  shown?: string
  /** First entry, chosen while nothing else is. */
  placeholder?: string
}

/** The system's own list: phones show the wheel people know. */
export function Select({ options, placeholder, shown, className, ...rest }: SelectProps) {
  const ties = useFieldTies()
  return (
    <div className={cx('relative', className)}>
      <select
        {...ties}
        {...rest}
        className={inputStyle(
          'box',
          cx(INPUT_HEIGHT, 'appearance-none truncate pr-9!', shown && 'peer absolute inset-0 opacity-0'),
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      {shown && (
        <span
          aria-hidden="true"
          className={inputStyle(
            'box',
            cx(
              INPUT_HEIGHT,
              'pointer-events-none flex items-center peer-focus:ring-2 peer-focus:ring-brand-600',
            ),
          )}
        >
          {shown}
        </span>
      )}
      <ChevronDown className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-gray-500" />
    </div>
  )
}
