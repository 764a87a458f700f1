import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type OrderTab, paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import * as m from '#words'

type Props = { keyword: string; tab: OrderTab }

/** By number or product, inside the tab one is in. */
export function OrderSearch({ keyword, tab }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(keyword)
  return (
    <div className="flex items-center gap-3">
      <SearchBox
        action={paths.orders(tab)}
        label={m.myorders_search()}
        placeholder={m.myorders_search_hint()}
        submit={m.myorders_search_go()}
        value={typed}
        maxLength={64}
        onChange={setTyped}
        onSearch={(wanted) => navigate(paths.orders(tab, { keyword: wanted }))}
        className="min-w-0 flex-1 md:max-w-md"
      />
      {keyword !== '' && (
        <ButtonLink href={paths.orders(tab)} variant="link" size="sm" className="shrink-0">
          {m.myorders_search_clear()}
        </ButtonLink>
      )}
    </div>
  )
}
