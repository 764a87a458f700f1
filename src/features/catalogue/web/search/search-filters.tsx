import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useNavigate } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { nextSort, type SortBy } from '#features/catalogue/search-rules.ts'
import { LinkTabs } from '#ui/link-tabs.tsx'
import * as m from '#words'
import { PriceRange } from './price-range.tsx'
import { type SearchPlace, searchPath } from './search-place.ts'

const SORTS: { by: SortBy; label: () => string }[] = [
  { by: 'comprehensive', label: m.search_sort_comprehensive },
  { by: 'price', label: m.search_sort_price },
  { by: 'time', label: m.search_sort_time },
]

/** Categories, sort tabs and price range of a search; every choice is an address. */
export function SearchFilters({ categories, place }: { categories: readonly Category[]; place: SearchPlace }) {
  const navigate = useNavigate()
  const chosen = categories.find((category) => category.id === place.typeId)
  const topId = chosen ? chosen.pid || chosen.id : 0
  const within = categories.filter((category) => category.pid !== 0 && category.pid === topId)
  const filter = (category: { id: number; name: string }, current: boolean) => ({
    label: category.name,
    href: searchPath({ ...place, typeId: category.id, page: 1 }),
    current,
  })
  const all = { id: 0, name: m.search_all() }
  const tops = [all, ...categories.filter((category) => category.pid === 0)]
  return (
    <div className="space-y-3">
      <LinkTabs
        label={m.search_categories()}
        look="chips"
        items={tops.map((category) => filter(category, category.id === topId))}
      />
      {within.length > 0 && (
        <LinkTabs
          label={m.search_subcategories()}
          look="chips"
          items={within.map((category) => filter(category, category.id === place.typeId))}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <LinkTabs
          label={m.search_sort()}
          items={SORTS.map(({ by, label }) => ({
            label: label(),
            href: searchPath({ ...place, sort: nextSort(place.sort, by), page: 1 }),
            current: place.sort.by === by,
            icon: place.sort.by === by && by !== 'comprehensive' ? <Way way={place.sort.way} /> : undefined,
          }))}
        />
        <PriceRange
          min={place.min}
          max={place.max}
          hidden={{ keyword: place.keyword, ...(place.typeId > 0 ? { type_id: String(place.typeId) } : {}) }}
          onRange={(min, max) => navigate(searchPath({ ...place, min, max, page: 1 }))}
        />
      </div>
    </div>
  )
}

const Way = ({ way }: { way: 'asc' | 'desc' }) => {
  const Icon = way === 'asc' ? ArrowUp : ArrowDown
  return <Icon className="size-4" aria-label={way === 'asc' ? m.search_ascending() : m.search_descending()} />
}
