import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useId, useState } from 'react'
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
  /** The form it belongs to, where it does not stand in it. */
  form?: string
  size?: 'sm' | 'md'
  disabled?: boolean
  className?: string
}

const CELL =
  'grid place-items-center text-gray-700 transition-colors enabled:hover:bg-brand-50 enabled:hover:text-brand-700 disabled:text-gray-400 [&_svg]:size-4'

const SIZES = {
  sm: { box: 'h-9 md:h-8', cell: 'w-9 md:w-7', input: 'w-10 text-base md:text-sm' },
  md: { box: 'h-11 md:h-9', cell: 'w-11 md:w-9', input: 'w-13 text-base md:text-sm' },
}

/** Says which bound a wanted quantity met, if any. */
function boundOf(wanted: number, min: number, max: number): string {
  if (wanted > max) return m.ui_at_most({ max })
  return wanted < min ? m.ui_at_least({ min }) : ''
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max, left, label = m.ui_quantity(), name, size = 'md', className } = props
  const [draft, setDraft] = useState<string>()
  const [bounced, setBounced] = useState('')
  const hintId = useId()
  const off = props.disabled || max < min

  const take = (wanted: number) => {
    const clamped = Math.min(Math.max(Math.trunc(wanted), min), max)
    setBounced(boundOf(wanted, min, max))
    if (clamped !== value) onChange(clamped)
  }
  const settle = () => {
    if (draft !== undefined && draft.trim() !== '' && Number.isFinite(Number(draft))) take(Number(draft))
    setDraft(undefined)
  }

  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      settle()
    }
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setDraft(undefined)
    take((Number(draft) || value) + step)
  }

  return (
    <div className={cx('relative inline-flex flex-wrap items-center gap-y-1', className)}>
      <div
        className={cx(
          'inline-flex items-stretch overflow-hidden rounded-lg bg-white ring-1 ring-inset ring-gray-300 has-[input:focus-visible]:ring-2 has-[input:focus-visible]:ring-brand-700',
          SIZES[size].box,
          off && 'bg-gray-100',
        )}
      >
        <button
          type="button"
          aria-label={m.ui_decrease({ label })}
          disabled={off || value <= min}
          onClick={() => take(value - 1)}
          className={cx(CELL, SIZES[size].cell, 'rounded-l-lg')}
        >
          <Minus />
        </button>
        <input
          type="number"
          inputMode="numeric"
          name={name}
          form={props.form}
          aria-label={label}
          aria-describedby={left === undefined && !bounced ? undefined : hintId}
          min={min}
          max={max}
          step={1}
          disabled={off}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={settle}
          onKeyDown={keyed}
          className={cx(
            'border-x border-gray-200 bg-transparent text-center font-medium tabular-nums text-gray-900 outline-none disabled:text-gray-500',
            SIZES[size].input,
          )}
        />
        <button
          type="button"
          aria-label={m.ui_increase({ label })}
          disabled={off || value >= max}
          onClick={() => take(value + 1)}
          className={cx(CELL, SIZES[size].cell, 'rounded-r-lg')}
        >
          <Plus />
        </button>
      </div>
      <span id={hintId} className={cx('text-gray-500', (left !== undefined || bounced) && 'ml-3')}>
        {left !== undefined && <span>{m.ui_left({ count: left })}</span>}
        <span role="status" className={cx('text-warm-700', left !== undefined && bounced && 'ml-2')}>
          {bounced}
        </span>
      </span>
    </div>
  )
}
