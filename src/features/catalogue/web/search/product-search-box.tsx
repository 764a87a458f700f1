import Flame from 'lucide-react/icons/flame'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAt, KEYWORD_MAX, paths, readSearch } from '#paths'
import { SearchBox } from '#ui/form/search-box.tsx'
import type { Suggestion } from '#ui/form/suggest-input.tsx'
import { Highlight } from '#ui/show/highlight.tsx'
import * as m from '#words'
import { addToHistory } from './search-history.ts'
import { useSearchWords } from './use-search-words.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search box of every page: suggestions while one types; one's own and hot words while it is empty. Before
 * JavaScript comes it is a form that goes to the search page.
 */
export function ProductSearchBox({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const searched = isAt('search', pathname) ? readSearch({ pathname, search }).keyword : ''
  const [typed, setTyped] = useState(searched)
  const [known, setKnown] = useState(searched)
  // Another search shows its own words; an effect would also run at first, over what was typed before the page was alive.
  if (known !== searched) {
    setKnown(searched)
    setTyped(searched)
  }
  const suggested = useSuggestions(typed === searched ? '' : typed)
  const { history, hot, enter, forget } = useSearchWords()

  const go = (keyword: string) => {
    addToHistory(keyword)
    // The box may keep the focus: emptied, it shows the new word too.
    enter()
    navigate(paths.search({ keyword }))
  }

  const empty = typed.trim() === ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the box inside was entered
    <div onFocus={enter} className={className}>
      <SearchBox
        action={paths.search()}
        label={m.search_label()}
        placeholder={m.search_hint()}
        submit={m.search_submit()}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={setTyped}
        onSearch={go}
        suggestions={
          empty
            ? wordsOf(history, hot)
            : suggested.map(({ keyword, hits }) => ({
                value: keyword,
                content: <Suggested text={keyword} hits={hits} />,
              }))
        }
        head={
          empty && history.length + hot.length > 0 ? (
            <WordsHead own={history.length > 0} forget={forget} />
          ) : undefined
        }
      />
    </div>
  )
}

const Suggested = ({ text, hits }: { text: string; hits: [number, number][] }) => (
  <span className="line-clamp-1">
    <Highlight text={text} ranges={hits} />
  </span>
)

/** As many as the list shows without scrolling. */
const OWN_SHOWN = 5
const SHOWN = 8

function wordsOf(history: readonly string[], hot: readonly string[]): Suggestion[] {
  const own = history.slice(0, OWN_SHOWN)
  const others = hot.filter((word) => !own.includes(word)).slice(0, SHOWN - own.length)
  return [
    ...own.map((value) => ({
      value,
      content: <Word icon={<History className="text-gray-400" />}>{value}</Word>,
    })),
    ...others.map((value) => ({
      value,
      content: <Word icon={<Flame className="text-warm-400" />}>{value}</Word>,
    })),
  ]
}

const Word = ({ icon, children }: { icon: React.ReactNode; children: string }) => (
  <span className="flex min-w-0 items-center gap-2.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span className="truncate">{children}</span>
  </span>
)

function WordsHead({ own, forget }: { own: boolean; forget: () => void }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 px-3 pb-1 text-xs text-gray-500">
      {own ? m.search_history() : m.search_hot()}
      {own && (
        <button type="button" onClick={forget} className="min-h-8 rounded-sm px-1 hover:text-brand-700">
          {m.search_clear_history()}
        </button>
      )}
    </div>
  )
}
