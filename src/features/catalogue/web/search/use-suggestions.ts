import { useEffect, useState } from 'react'
import type { Suggested } from '#features/catalogue/search-contract.ts'
import { api } from '#platform/contract/api.ts'

/** Typing settles this long before anything is asked. */
const SETTLE = 150

/** Suggestions for what has been typed; an answer that comes after more was typed is not shown. */
export function useSuggestions(keyword: string, asking: boolean): readonly Suggested[] {
  const [found, setFound] = useState<readonly Suggested[]>([])
  const wanted = keyword.trim()
  useEffect(() => {
    if (!asking || wanted === '') return setFound([])
    let latest = true
    const timer = setTimeout(async () => {
      // Suggestions are a help: without them one searches all the same.
      const answer = await api.search.suggest({ keyword: wanted }).catch(() => undefined)
      if (latest) setFound(answer?.code === 1 ? answer.data : [])
    }, SETTLE)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [wanted, asking])
  return wanted === '' ? [] : found
}
