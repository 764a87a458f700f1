import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { STAR_PATH } from '#ui/show/rating-stars.tsx'
import * as m from '#words'

export type RatingInputProps = {
  label: string
  name: string
  value: number
  onChange: (level: number) => void
  className?: string
}

const LEVELS = [1, 2, 3, 4, 5]

function levelName(level: number): string {
  const names = [m.ui_rating_1, m.ui_rating_2, m.ui_rating_3, m.ui_rating_4, m.ui_rating_5]
  return names[level - 1]?.() ?? ''
}

/** Five radio buttons that look like stars: arrows, Space and labels come from the browser. */
export function RatingInput({ label, name, value, onChange, className }: RatingInputProps) {
  const [pointed, setPointed] = useState(0)
  const shown = pointed || value
  return (
    <fieldset className={cx('flex items-center gap-3', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="flex" onPointerLeave={() => setPointed(0)}>
        {LEVELS.map((level) => (
          <label
            key={level}
            className="relative grid size-9 place-items-center rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-brand-700"
            onPointerEnter={() => setPointed(level)}
          >
            <input
              type="radio"
              name={name}
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              aria-label={m.ui_rating_choice({ level, name: levelName(level) })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className={cx('size-7', level <= shown ? 'fill-amber-400' : 'fill-gray-200')}
            >
              <path d={STAR_PATH} />
            </svg>
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="text-gray-600">
        {levelName(shown)}
      </span>
    </fieldset>
  )
}
