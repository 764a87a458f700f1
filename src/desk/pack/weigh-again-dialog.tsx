import { useState } from 'react'
import type { BoxLine } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { readGrams } from './weight-form.tsx'

export type Unlikely = { line: BoxLine; grams: number }

type Props = { of: Unlikely | undefined; close(): void; weighed(line: BoxLine, grams: number): void }

/** A weight far from what it should be is read off the scales twice before it counts. */
export function WeighAgainDialog({ of, close, weighed }: Props) {
  const [typed, setTyped] = useState('')
  const again = readGrams(typed)
  const differs = of !== undefined && again !== undefined && again !== of.grams
  const take = () => {
    if (of && again === of.grams) weighed(of.line, of.grams)
  }
  return (
    <Dialog
      open={of !== undefined}
      onClose={close}
      title={m.packing_again_title()}
      size="sm"
      cancel={m.packing_back()}
      footer={
        <Button disabled={of === undefined || again !== of.grams} onClick={take}>
          {m.packing_weigh()}
        </Button>
      }
    >
      <p className="mb-3">
        {of && m.packing_again_text({ grams: of.grams, nominal: of.line.nominal_grams })}
      </p>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          aria-label={m.packing_again_field()}
          placeholder={m.packing_again_field()}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        {differs && (
          <p role="alert" className="text-sm text-red-700">
            {m.packing_again_differs({ grams: of.grams })}
          </p>
        )}
      </form>
    </Dialog>
  )
}
