import { useEffect, useState } from 'react'
import { api } from '#platform/contract/api.ts'
import { getLocale } from '#words/runtime'
import * as m from '#words'
import { forgetHistory } from './search-history.ts'

type Props = { history: readonly string[]; onForget: () => void; onPick: (keyword: string) => void }

/** Above the list of the search box: what others look for, and the heading of one's own history. */
export function SearchHead({ history, onForget, onPick }: Props) {
  const words = useHotWords()
  return (
    <div className="px-2 pb-1 pt-1.5 text-sm">
      {words.length > 0 && (
        <>
          <p className="mb-2 text-gray-500">{m.search_hot()}</p>
          <ul className="mb-2 flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word}>
                <button
                  type="button"
                  onClick={() => onPick(word)}
                  className="min-h-8 rounded-full bg-gray-100 px-3 text-gray-700 hover:bg-brand-50 hover:text-brand-700"
                >
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {history.length > 0 && (
        <p className="flex items-center justify-between text-gray-500">
          {m.search_history()}
          <button
            type="button"
            className="min-h-8 rounded-sm hover:text-brand-700"
            onClick={() => {
              forgetHistory()
              onForget()
            }}
          >
            {m.search_forget()}
          </button>
        </p>
      )}
    </div>
  )
}

/** Asked for once per language, when the box is first used. */
function useHotWords(): readonly string[] {
  const language = getLocale()
  const [words, setWords] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call answers in the current language
  useEffect(() => {
    let here = true
    api.search.hotWords().then(
      (answer) => here && setWords(answer.code === 1 ? answer.data : []),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [language])
  return words
}
