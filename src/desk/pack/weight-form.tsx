import { useState } from 'react'
import type { BoxLine } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

type Props = { line: BoxLine; disabled: boolean; weighed(grams: number): void }

/** Read once; a wrong reading is put right on the order's page, with a reason. */
export function WeightForm({ line, disabled, weighed }: Props) {
  const [grams, setGrams] = useState('')
  if (line.to_weigh === 0 || disabled)
    return (
      <span className="mr-auto tabular-nums text-gray-600">
        {m.packing_grams({ grams: line.packed_grams, nominal: line.nominal_grams })}
      </span>
    )
  const number = readGrams(grams)
  return (
    <form
      className="mr-auto flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (number !== undefined) weighed(number)
      }}
    >
      <TextInput
        data-grams=""
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.packing_grams_of({ goods: line.title })}
        placeholder={m.packing_grams_hint({ nominal: line.nominal_grams })}
        value={grams}
        onChange={(event) => setGrams(event.target.value.trim())}
        className="w-36"
      />
      <Button type="submit" variant="soft" className="min-h-11" disabled={number === undefined}>
        {m.packing_weigh()}
      </Button>
    </form>
  )
}

/** What was typed, where it is a weight at all. */
export const readGrams = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
