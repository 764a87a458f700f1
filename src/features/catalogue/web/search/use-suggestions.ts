import { useEffect, useState } from 'react'
import type { Suggested } from '#features/catalogue/search-contract.ts'
import { api } from '#platform/contract/api.ts'
import { currentLanguage } from '#platform/i18n/browser-language.ts'
import { dataOf } from '#web/call-api.ts'

const WAIT_MS = 150

/** What fits the typed text. Asked when the typing pauses; what is asked for in vain is given up. */
export function useSuggestions(typed: string): readonly Suggested[] {
  const [answered, setAnswered] = useState<readonly Suggested[]>([])
  const keyword = typed.trim()
  const language = currentLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other suggestions
  useEffect(() => {
    if (keyword === '') {
      setAnswered([])
      return
    }
    const giveUp = new AbortController()
    const timer = setTimeout(async () => {
      // Suggestions are a help: without them one searches as well.
      const fitting = await dataOf(api.search.suggestKeywords({ keyword }, { signal: giveUp.signal }))
      if (!giveUp.signal.aborted) setAnswered(fitting ?? [])
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [keyword, language])
  return keyword === '' ? [] : answered
}
