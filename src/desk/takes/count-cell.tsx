import type { KeyboardEvent } from 'react'
import type { TakeLine } from '#features/takes/takes-seller-contract.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'

type Props = {
  line: TakeLine
  /** What was typed and is not saved yet. */
  typed: string | undefined
  type(typed: string | undefined): void
  /** Leads on: to the next goods, or to those whose code was scanned. */
  goOn(typed: string): void
  save(typed: string): void
}

/** What was counted of one sku: saved when it is left, by Enter too; +5 adds what lies in another place. */
export function CountCell({ line, typed, type, goOn, save }: Props) {
  const saved = line.count ? String(line.count.counted) : ''
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    goOn(event.currentTarget.value)
  }
  return (
    <span className="inline-block w-24 align-top">
      <TextInput
        value={typed ?? saved}
        inputMode="numeric"
        autoComplete="off"
        data-count={line.sku_id}
        aria-label={m.takes_count_of({ name: `${line.product_name} ${line.sku_name}` })}
        className="text-right text-lg tabular-nums"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value === saved ? undefined : event.target.value)}
        onBlur={() => typed !== undefined && save(typed)}
        onKeyDown={press}
      />
    </span>
  )
}
