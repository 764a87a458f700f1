import Search from 'lucide-react/icons/search'
import { useEffect, useId, useState } from 'react'
import type { Place } from '#features/address/address-contract.ts'
import { placeName } from '#features/address/place-name.ts'
import { api } from '#platform/contract/api.ts'
import { SuggestInput } from '#ui/form/suggest-input.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'

const TYPING_MS = 200

/** The field around the picker is about the chosen region: its fault is not this box's. */
const OWN_TIES = { 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }

/** Finds a district by name or pinyin; choosing one is choosing all three levels. */
export function RegionSearch({ onPick }: { onPick: (place: Place) => void }) {
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly Place[]>()

  useEffect(() => {
    if (keyword.trim() === '') return setFound(undefined)
    let left = false
    const waiting = setTimeout(async () => {
      const places = await dataOf(api.address.findPlaces({ keyword }))
      // An answer that comes after the next letter was typed is an answer to nothing.
      if (!left && places) setFound(places)
    }, TYPING_MS)
    return () => {
      left = true
      clearTimeout(waiting)
    }
  }, [keyword])

  return (
    <SuggestInput
      {...OWN_TIES}
      id={id}
      aria-label={m.address_region_search()}
      placeholder={m.address_region_search_hint()}
      maxLength={60}
      start={<Search />}
      value={keyword}
      onChange={setKeyword}
      suggestions={(found ?? []).map((place) => ({ value: placeName(place) }))}
      head={
        found?.length === 0 ? <p className="px-3 py-2 text-gray-500">{m.address_region_none()}</p> : undefined
      }
      onPick={(name) => {
        const place = found?.find((one) => placeName(one) === name)
        if (place) onPick(place)
      }}
    />
  )
}
