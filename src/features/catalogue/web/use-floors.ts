import { useEffect, useState } from 'react'
import type { Floor } from '#features/catalogue/catalogue-contract.ts'
import { api } from '#platform/contract/api.ts'
import { currentLanguage } from '#platform/i18n/browser-language.ts'
import { dataOf } from '#web/call-api.ts'

/** One answer holds all categories: whoever wants the next one has it already. */
const asked = new Map<string, Promise<Floor[] | undefined>>()

/** The best sold of each category, once somebody is about to see them; nothing until then. */
export function useFloors(wanted: boolean): readonly Floor[] | undefined {
  const language = currentLanguage()
  const [found, setFound] = useState<{ language: string; floors: readonly Floor[] }>()
  useEffect(() => {
    if (!wanted) return
    let left = false
    const answer = asked.get(language) ?? dataOf(api.catalogue.listFloors())
    asked.set(language, answer)
    void answer.then((floors) => {
      // What did not come is asked for again by the next who wants it.
      if (!floors) asked.delete(language)
      else if (!left) setFound({ language, floors })
    })
    return () => {
      left = true
    }
  }, [wanted, language])
  return found?.language === language ? found.floors : undefined
}
