import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { KEYWORD_MAX, paths, type ShopPlace } from '#paths'
import { SearchBox } from '#ui/form/search-box.tsx'
import * as m from '#words'

/** The shop's own search box; an empty keyword does nothing. */
export function ShopSearchBox({ shopId, place }: { shopId: number; place: ShopPlace }) {
  const [keyword, setKeyword] = useState(place.keyword)
  useEffect(() => setKeyword(place.keyword), [place.keyword])
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
