import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type ChoiceChip = {
  value: string
  label: ReactNode
  /** Why it cannot be chosen, in words: colour alone tells nobody. */
  unavailable?: string
}

export type ChoiceChipsProps = {
  label: string
  name: string
  options: readonly ChoiceChip[]
  value?: string
  onChange: (value: string) => void
  hideLabel?: boolean
  className?: string
}

/** One of several, as chips with a tick in the corner of the chosen one. */
export function ChoiceChips({
  label,
  name,
  options,
  value,
  onChange,
  hideLabel,
  className,
}: ChoiceChipsProps) {
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-gray-500'}>{label}</legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label key={option.value} className="choice-chip">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.unavailable !== undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={cx('min-w-0', option.unavailable && 'line-through')}>{option.label}</span>
            {option.unavailable && <span className="shrink-0 text-xs">{option.unavailable}</span>}
            <span className="choice-tick">
              <Check strokeWidth={3.5} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
