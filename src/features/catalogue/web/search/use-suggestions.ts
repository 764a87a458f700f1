import { useEffect, useState } from 'react'
import type { Suggested } from '#features/catalogue/search-contract.ts'
import { api } from '#platform/contract/api.ts'
import { currentLanguage } from '#platform/i18n/browser-language.ts'
import type { Language } from '#platform/i18n/language.ts'
import { dataOf } from '#web/call-api.ts'

const WAIT_MS = 150

/** What fits the typed text. Asked when the typing pauses; what is asked for in vain is given up. */
export function useSuggestions(typed: string): readonly Suggested[] {
  const [answered, setAnswered] = useState<{ language: Language; found: readonly Suggested[] }>()
  const keyword = typed.trim()
  const language = currentLanguage()
  useEffect(() => {
    if (keyword === '') {
      setAnswered(undefined)
      return
    }
    const giveUp = new AbortController()
    const timer = setTimeout(async () => {
      // Suggestions are a help: without them one searches as well.
      const found = await dataOf(api.search.suggestKeywords({ keyword }, { signal: giveUp.signal }))
      if (!giveUp.signal.aborted) setAnswered({ language, found: found ?? [] })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [keyword, language])
  return answered && keyword !== '' && answered.language === language ? answered.found : []
}
