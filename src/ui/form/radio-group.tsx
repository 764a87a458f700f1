import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** At the end of the row: a logo, a price. */
  end?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<Value extends string> = {
  label: string
  name: string
  options: readonly RadioOption<Value>[]
  value?: Value
  onChange?: (value: Value) => void
  defaultValue?: Value
  /** `card` draws a box around each choice. */
  look?: 'row' | 'column' | 'card'
  hideLabel?: boolean
  error?: string
  className?: string
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    name,
    options,
    value,
    onChange,
    defaultValue,
    look = 'row',
    hideLabel,
    error,
    className,
  } = props
  const errorId = useId()
  return (
    <fieldset className={cx('min-w-0', className)} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-medium text-gray-700'}>{label}</legend>
      <div
        className={cx(
          'flex gap-x-6 gap-y-2',
          look === 'row' ? 'flex-wrap' : 'flex-col',
          look === 'card' && 'gap-y-3',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'group/radio flex gap-2.5 text-gray-800 has-disabled:text-gray-500',
              look === 'card'
                ? 'items-center rounded-xl bg-white p-4 ring-1 ring-inset ring-gray-200 transition-shadow hover:ring-brand-400 has-checked:bg-brand-50/60 has-checked:ring-2 has-checked:ring-brand-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-700'
                : 'min-h-6 items-start max-md:min-h-11 max-md:items-center',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className={cx(
                'm-0.5 size-5 shrink-0 appearance-none rounded-full bg-white ring-1 ring-inset ring-gray-400 checked:border-6 checked:border-brand-600 checked:ring-brand-600 disabled:bg-gray-100 enabled:group-hover/radio:ring-brand-600',
                look === 'card' && 'outline-none',
              )}
            />
            <span className="min-w-0 flex-1 leading-6">
              <span className={cx('block', look === 'card' && 'font-medium')}>{option.label}</span>
              {option.hint && <span className="block text-gray-500">{option.hint}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-red-600">
          {error}
        </p>
      )}
    </fieldset>
  )
}
