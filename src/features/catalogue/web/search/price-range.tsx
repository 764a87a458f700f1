import { useEffect, useState } from 'react'
import { isRangeReversed, isRangeSet } from '#features/catalogue/search-rules.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import * as m from '#words'

type Props = {
  min: string
  max: string
  /** The rest of the address, for a form that is sent before JavaScript comes. */
  hidden: Record<string, string>
  onRange: (min: string, max: string) => void
}

const tidy = (text: string) => (text.trim() === '' ? '' : String(Math.max(0, Number(text)) || 0))

/** The end that was just set gives way when the two stand the wrong way round; the range runs when both are set. */
export function PriceRange({ min, max, hidden, onRange }: Props) {
  const [low, setLow] = useState(min)
  const [high, setHigh] = useState(max)
  useEffect(() => setLow(min), [min])
  useEffect(() => setHigh(max), [max])

  const settleLow = () => {
    const value = tidy(low)
    if (!isRangeReversed(value, high)) return setLow(value)
    setLow('')
    toast.warn(m.search_min_above_max())
  }
  const settleHigh = () => {
    const value = tidy(high)
    if (!isRangeReversed(low, value)) return setHigh(value)
    setHigh('')
    toast.warn(m.search_max_below_min())
  }
  const run = () => {
    const [from, to] = [tidy(low), tidy(high)]
    if (isRangeSet(from, to) || (from === '' && to === '')) onRange(from, to)
  }

  return (
    <form
      action="/Search"
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        name="min_price"
        inputMode="decimal"
        aria-label={m.search_min()}
        placeholder={m.search_min()}
        value={low}
        onChange={(event) => setLow(event.target.value.replace(/[^\d.]/g, '').slice(0, 10))}
        onBlur={settleLow}
        className="w-24"
      />
      <span aria-hidden="true" className="text-gray-400">
        –
      </span>
      <TextInput
        name="max_price"
        inputMode="decimal"
        aria-label={m.search_max()}
        placeholder={m.search_max()}
        value={high}
        onChange={(event) => setHigh(event.target.value.replace(/[^\d.]/g, '').slice(0, 10))}
        onBlur={settleHigh}
        className="w-24"
      />
      <Button type="submit" size="sm" variant="outline">
        {m.search_apply()}
      </Button>
    </form>
  )
}
