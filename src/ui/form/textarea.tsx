import { type ComponentProps, useState } from 'react'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { useFieldTies } from './field.tsx'
import { inputStyle } from './input-style.ts'

const NEARLY_FULL = 20

/** With `maxLength` it counts, and says so aloud only when room runs out. */
export function Textarea({ className, maxLength, onChange, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const ties = useFieldTies()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? typed : String(rest.value).length
  const left = maxLength === undefined ? undefined : Math.max(0, maxLength - length)
  return (
    <div className={cx('relative', className)}>
      <textarea
        {...ties}
        {...rest}
        rows={rows}
        maxLength={maxLength}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        className={inputStyle(
          'box',
          cx('block resize-y pt-2.5 leading-6', left === undefined ? 'pb-2.5' : 'pb-8'),
        )}
      />
      {left !== undefined && (
        <>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute bottom-1.5 right-3.5 rounded-sm bg-white/80 px-1 text-xs tabular-nums text-gray-500"
          >
            {length}/{maxLength}
          </span>
          <span role="status" className="sr-only">
            {left <= NEARLY_FULL && length > 0 && m.ui_characters_left({ count: left })}
          </span>
        </>
      )}
    </div>
  )
}
