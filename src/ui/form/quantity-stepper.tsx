import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

export type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** What is left, shown beside; the maximum should already respect it. */
  left?: number
  /** What is counted, for screen readers. */
  label?: string
  name?: string
  size?: 'sm' | 'md'
  disabled?: boolean
  className?: string
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max, left, label, name, size = 'md', disabled, className } = props
  const [draft, setDraft] = useState<string>()
  const [bounced, setBounced] = useState('')
  const hintId = useId()
  const off = disabled || max < min

  const take = (wanted: number) => {
    const clamped = Math.min(Math.max(Math.trunc(wanted), min), max)
    setBounced(wanted > max ? m.ui_at_most({ max }) : wanted < min ? m.ui_at_least({ min }) : '')
    if (clamped !== value) onChange(clamped)
  }
  const settle = () => {
    if (draft !== undefined && draft.trim() !== '' && Number.isFinite(Number(draft))) take(Number(draft))
    setDraft(undefined)
  }

  const cell = cx(
    'grid place-items-center text-gray-700 transition-colors enabled:hover:bg-brand-50 enabled:hover:text-brand-700 disabled:text-gray-400 [&_svg]:size-4',
    size === 'md' ? 'w-11 md:w-9' : 'w-9 md:w-7',
  )

  return (
    <div className={cx('relative inline-flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <div
        className={cx(
          'inline-flex items-stretch overflow-hidden rounded-lg bg-white ring-1 ring-inset ring-gray-300 has-[input:focus-visible]:ring-2 has-[input:focus-visible]:ring-brand-700',
          size === 'md' ? 'h-11 md:h-9' : 'h-9 md:h-8',
          off && 'bg-gray-100',
        )}
      >
        <button
          type="button"
          aria-label={m.ui_decrease()}
          disabled={off || value <= min}
          onClick={() => take(value - 1)}
          className={cx(cell, 'rounded-l-lg')}
        >
          <Minus />
        </button>
        <input
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label ?? m.ui_quantity()}
          aria-describedby={left === undefined && !bounced ? undefined : hintId}
          min={min}
          max={max}
          step={1}
          disabled={off}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              settle()
            }
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault()
              setDraft(undefined)
              take((Number(draft) || value) + (event.key === 'ArrowUp' ? 1 : -1))
            }
          }}
          className={cx(
            'border-x border-gray-200 bg-transparent text-center font-medium tabular-nums text-gray-900 outline-none disabled:text-gray-500',
            size === 'md' ? 'w-13 text-base md:text-sm' : 'w-10 text-base md:text-sm',
          )}
        />
        <button
          type="button"
          aria-label={m.ui_increase()}
          disabled={off || value >= max}
          onClick={() => take(value + 1)}
          className={cx(cell, 'rounded-r-lg')}
        >
          <Plus />
        </button>
      </div>
      <span id={hintId} className="text-gray-500">
        {left !== undefined && <span>{m.ui_left({ count: left })}</span>}
        <span role="status" className={cx('text-warm-700', left !== undefined && bounced && 'ml-2')}>
          {bounced}
        </span>
      </span>
    </div>
  )
}
