import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#ui/button-link.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import * as m from '#words'

type Props = { keyword: string; path: string }

/** By number or product, inside the tab one is in. */
export function OrderSearch({ keyword, path }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(keyword)
  return (
    <div className="flex items-center gap-3">
      <SearchBox
        action={path}
        label={m.myorders_search()}
        placeholder={m.myorders_search_hint()}
        submit={m.myorders_search_go()}
        value={typed}
        maxLength={64}
        onChange={setTyped}
        onSearch={(wanted) => navigate(`${path}?keyword=${encodeURIComponent(wanted)}`)}
        className="min-w-0 flex-1 md:max-w-md"
      />
      {keyword !== '' && (
        <ButtonLink href={path} variant="link" size="sm" className="shrink-0">
          {m.myorders_search_clear()}
        </ButtonLink>
      )}
    </div>
  )
}
