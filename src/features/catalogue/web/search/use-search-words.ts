import { useEffect, useState } from 'react'
import { api } from '#platform/contract/api.ts'
import { currentLanguage } from '#platform/i18n/browser-language.ts'
import type { Language } from '#platform/i18n/language.ts'
import { dataOf } from '#web/call-api.ts'
import { clearHistory, readHistory } from './search-history.ts'

/** The words of an empty search box: one's own, and hot ones. They are read when the box is first entered. */
export function useSearchWords() {
  const language = currentLanguage()
  const [awake, setAwake] = useState(false)
  const [history, setHistory] = useState<readonly string[]>([])
  const [hot, setHot] = useState<{ language: Language; words: readonly string[] }>()

  useEffect(() => {
    if (!awake) return
    let left = false
    void dataOf(api.search.listHotWords()).then((words) => {
      if (!left && words) setHot({ language, words })
    })
    return () => {
      left = true
    }
  }, [awake, language])

  return {
    history,
    hot: hot?.language === language ? hot.words : [],
    enter: () => {
      setAwake(true)
      setHistory(readHistory())
    },
    forget: () => {
      clearHistory()
      setHistory([])
    },
  }
}
