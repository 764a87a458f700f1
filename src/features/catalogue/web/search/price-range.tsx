import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, useHref, useNavigate } from 'react-router'
import { paths, readAmount, type SearchPlace } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { isRangeReversed, isRangeSet } from '../../search-rules.ts'

type End = 'min_price' | 'max_price'

/** Why an end was cleared, by the end that was typed. */
const FAULTS = { min_price: m.search_min_above_max, max_price: m.search_max_below_min }

/**
 * Two ends of a price range. An end that crosses the other is cleared and says why; the range runs only when both are
 * set, on leaving a box, on Enter and by the button. Without JavaScript it is a form.
 */
export function PriceRange({ place, reversed }: { place: SearchPlace; reversed: boolean }) {
  const navigate = useNavigate()
  const [ends, setEnds] = useState({ min_price: place.min_price, max_price: place.max_price })
  // Without JavaScript the address tells of a range the wrong way round.
  const [fault, setFault] = useState(reversed ? m.search_min_above_max() : '')
  const faultId = useId()
  const typedLast = useRef<End>('min_price')
  const running = useRef(paths.search(place))

  const settle = (typed: End) => {
    const read = { min_price: readAmount(ends.min_price), max_price: readAmount(ends.max_price) }
    if (isRangeReversed(read.min_price, read.max_price)) {
      setEnds({ ...read, [typed]: '' })
      setFault(FAULTS[typed]())
      toast.warn(FAULTS[typed]())
      return
    }
    setEnds(read)
    setFault('')
    const cleared = read.min_price === '' && read.max_price === ''
    const path = paths.search({ ...place, ...read, page: 1 })
    if (!cleared && !isRangeSet(read.min_price, read.max_price)) return
    // Leaving a box for the button settles twice: it is one search.
    if (path === running.current || (cleared && place.min_price === '' && place.max_price === '')) return
    running.current = path
    navigate(path, { preventScrollReset: true })
  }

  const box = (end: End, hint: string, label: string) => (
    <TextInput
      name={end}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      aria-label={label}
      placeholder={hint}
      aria-invalid={(fault !== '' && ends[end] === '') || undefined}
      aria-describedby={fault ? faultId : undefined}
      start={<span aria-hidden="true">¥</span>}
      value={ends[end]}
      onChange={(event) => {
        typedLast.current = end
        setEnds({ ...ends, [end]: event.target.value.replace(/[^\d.]/g, '') })
      }}
      onBlur={() => settle(end)}
      className="min-w-20 flex-1 md:w-28 md:flex-none"
    />
  )

  return (
    <form
      action={useHref(paths.search())}
      noValidate
      className="max-sm:w-full"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        settle(typedLast.current)
      }}
    >
      {Object.entries(place).map(([name, value]) =>
        value === '' || ['min_price', 'max_price', 'page'].includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{m.search_price()}</legend>
        {box('min_price', m.search_min(), m.search_min_price())}
        <span aria-hidden="true" className="text-gray-400">
          –
        </span>
        {box('max_price', m.search_max(), m.search_max_price())}
        <Button type="submit" variant="soft" className="max-sm:px-4">
          {m.search_apply()}
        </Button>
        {isRangeSet(place.min_price, place.max_price) && (
          <Link
            to={paths.search({ ...place, min_price: '', max_price: '', page: 1 })}
            preventScrollReset
            className="shrink-0 rounded-sm px-1 text-gray-500 hover:text-brand-700"
          >
            {m.search_clear_range()}
          </Link>
        )}
      </fieldset>
      {fault && (
        <p id={faultId} className="mt-1.5 text-red-600">
          {fault}
        </p>
      )}
    </form>
  )
}
