import { useState } from 'react'
import { useNavigate } from 'react-router'
import { KEYWORD_MAX, paths, type ShopPlace } from '#paths'
import { SearchBox } from '#ui/form/search-box.tsx'
import * as m from '#words'

/** The shop's own search box; an empty keyword does nothing. */
export function ShopSearchBox({ shopId, place }: { shopId: number; place: ShopPlace }) {
  const [keyword, setKeyword] = useState(place.keyword)
  const [searched, setSearched] = useState(place.keyword)
  // What was searched for stands in the box. Not by an effect: it would undo what is typed before it runs.
  if (searched !== place.keyword) {
    setSearched(place.keyword)
    setKeyword(place.keyword)
  }
  const navigate = useNavigate()
  return (
    <SearchBox
      action={paths.shop(shopId)}
      label={m.shop_search_label()}
      placeholder={m.shop_search_hint()}
      submit={m.shop_search()}
      value={keyword}
      onChange={setKeyword}
      onSearch={(wanted) =>
        navigate(paths.shop(shopId, { ...place, keyword: wanted, page: 1 }), { preventScrollReset: true })
      }
      maxLength={KEYWORD_MAX}
      className="w-full md:w-96"
    />
  )
}
