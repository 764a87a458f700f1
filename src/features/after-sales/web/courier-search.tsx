import { useEffect, useState } from 'react'
import type { Courier } from '#features/after-sales/after-sales-contract.ts'
import { matchCouriers } from '#features/after-sales/after-sales-rules.ts'
import { SuggestInput } from '#ui/form/suggest-input.tsx'
import * as m from '#words'

/** Quick typing is one search. */
const PAUSE = 200

type Props = {
  couriers: readonly Courier[]
  text: string
  onText: (text: string) => void
  onPick: (courier: Courier) => void
}

/** Companies by part of their name; an empty box has an empty list. */
export function CourierSearch({ couriers, text, onText, onPick }: Props) {
  const [found, setFound] = useState<readonly Courier[]>([])
  const [searched, setSearched] = useState('')
  useEffect(() => {
    const search = () => {
      setFound(matchCouriers(couriers, text))
      setSearched(text)
    }
    if (text.trim() === '') return search()
    const timer = setTimeout(search, PAUSE)
    return () => clearTimeout(timer)
  }, [couriers, text])
  const none = searched.trim() !== '' && searched === text && found.length === 0
  return (
    <SuggestInput
      name="courier"
      value={text}
      onChange={onText}
      placeholder={m.aftersales_courier_hint()}
      suggestions={found.map(({ name }) => ({ value: name }))}
      onPick={(name) => {
        const courier = couriers.find((one) => one.name === name)
        if (courier) onPick(courier)
      }}
      head={none ? <p className="px-3 py-2 text-gray-500">{m.aftersales_courier_none()}</p> : undefined}
    />
  )
}
