import History from 'lucide-react/icons/history'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { KEYWORD_MAX } from '#features/catalogue/search-rules.ts'
import { Highlight } from '#ui/highlight.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import * as m from '#words'
import { SearchHead } from './search-head.tsx'
import { readHistory, rememberKeyword } from './search-history.ts'
import { readSearchPlace, searchPath } from './search-place.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The shop's search box: suggestions while typing, one's own history and hot words before that. */
export function ProductSearchBox() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = pathname.toLowerCase() === '/search' ? readSearchPlace(new URLSearchParams(search)).keyword : ''
  const [keyword, setKeyword] = useState(here)
  const [typing, setTyping] = useState(false)
  const [history, setHistory] = useState<string[]>([])
  useEffect(() => setKeyword(here), [here])
  useEffect(() => setHistory(readHistory()), [])
  const suggested = useSuggestions(keyword, typing)

  const go = (wanted: string) => {
    rememberKeyword(wanted)
    setHistory(readHistory())
    setTyping(false)
    navigate(
      searchPath({
        keyword: wanted,
        sort: { by: 'comprehensive', way: 'desc' },
        min: '',
        max: '',
        typeId: 0,
        page: 1,
      }),
    )
  }

  const past = history.map((one) => ({
    value: one,
    content: (
      <>
        <History className="mr-2 size-4 shrink-0 text-gray-400" aria-hidden="true" />
        {one}
      </>
    ),
  }))
  const hints = suggested.map((one) => ({
    value: one.keyword,
    content: (
      <span>
        <Highlight text={one.keyword} ranges={one.hits} />
      </span>
    ),
  }))
  const empty = keyword.trim() === ''

  return (
    <SearchBox
      action="/Search"
      label={m.search_label()}
      placeholder={m.search_hint()}
      submit={m.search_submit()}
      value={keyword}
      onChange={(value) => {
        setTyping(true)
        setKeyword(value)
      }}
      onSearch={go}
      suggestions={empty ? past : hints}
      head={empty ? <SearchHead history={history} onForget={() => setHistory([])} onPick={go} /> : undefined}
      maxLength={KEYWORD_MAX}
    />
  )
}
