import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Place } from '#features/address/address-contract.ts'
import { placeName } from '#features/address/place-name.ts'
import { cx } from '#ui/cx.ts'
import { useFieldTies } from '#ui/form/field.tsx'
import { INPUT_HEIGHT, inputStyle } from '#ui/form/input-style.ts'
import * as m from '#words'
import { RegionLevels } from './region-levels.tsx'
import { RegionSearch } from './region-search.tsx'

type RegionPickerProps = { value: Place | undefined; onChange: (place: Place) => void }

/** Province, city and district, one after the other or found by name. It opens in place, so phones lose nothing. */
export function RegionPicker({ value, onChange }: RegionPickerProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const ties = useFieldTies()

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (place: Place) => {
    onChange(place)
    close()
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Only the panel closes, not the dialog it may stand in.
    event.preventDefault()
    close()
  }

  return (
    <div>
      <button
        {...ties}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className={inputStyle('box', cx(INPUT_HEIGHT, 'flex items-center justify-between gap-2 text-left'))}
      >
        <span className={cx('truncate', !value && 'text-gray-500')}>
          {value ? placeName(value) : m.address_region_hint()}
        </span>
        <ChevronDown
          className={cx('size-4 shrink-0 text-gray-500 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        role="dialog"
        aria-label={m.address_region()}
        hidden={!open}
        onKeyDown={keyed}
        className="mt-2 animate-rise rounded-xl p-3 ring-1 ring-inset ring-gray-200"
      >
        {open && (
          <>
            <RegionSearch onPick={choose} />
            <RegionLevels value={value} onChoose={choose} />
          </>
        )}
      </div>
    </div>
  )
}
