import { useState } from 'react'
import { ENDINGS, type Ending } from '#features/catalogue/price-rules.ts'
import { Button } from '#ui/act/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

const NAMES: Record<Ending, () => string> = {
  exact: m.prices_ending_exact,
  tenth: m.prices_ending_tenth,
  ninety: m.prices_ending_ninety,
}

/** One change for every price in sight, such as +5% that ends in .90. */
export function ChangeAll({ apply }: { apply(typed: string, ending: Ending): void }) {
  const [typed, setTyped] = useState('')
  const [ending, setEnding] = useState<Ending>('exact')
  return (
    <form
      className="mb-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        apply(typed, ending)
      }}
    >
      <Field label={m.prices_all()}>
        <TextInput
          value={typed}
          placeholder={m.prices_all_hint()}
          autoComplete="off"
          className="w-32"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label={m.prices_ending()}>
        <Select
          value={ending}
          options={ENDINGS.map((value) => ({ value, label: NAMES[value]() }))}
          onChange={(event) => setEnding(event.target.value as Ending)}
        />
      </Field>
      <Button type="submit" variant="outline" disabled={typed.trim() === ''}>
        {m.prices_apply()}
      </Button>
    </form>
  )
}
