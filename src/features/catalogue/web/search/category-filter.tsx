import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths, type SearchPlace } from '#paths'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import * as m from '#words'

type Props = { categories: readonly Category[]; place: SearchPlace }

/** Categories of both levels, "all" first in each. */
export function CategoryFilter({ categories, place }: Props) {
  const chosen = categories.find((category) => category.id === place.type_id)
  const topId = chosen ? chosen.pid || chosen.id : 0
  const under = topId === 0 ? [] : categories.filter((category) => category.pid === topId)
  const entry = (id: number, label: string, current: boolean) => ({
    label,
    current,
    href: paths.search({ ...place, type_id: id, page: 1 }),
  })
  return (
    <div className="space-y-3">
      <FilterRow name={m.search_category()}>
        <LinkTabs
          label={m.search_category()}
          look="chips"
          items={[
            entry(0, m.search_all(), topId === 0),
            ...categories
              .filter((category) => category.pid === 0)
              .map(({ id, name }) => entry(id, name, id === topId)),
          ]}
        />
      </FilterRow>
      {under.length > 0 && (
        <FilterRow name={m.search_subcategory()}>
          <LinkTabs
            label={m.search_subcategory()}
            look="chips"
            items={[
              entry(topId, m.search_all(), place.type_id === topId),
              ...under.map(({ id, name }) => entry(id, name, id === place.type_id)),
            ]}
          />
        </FilterRow>
      )}
    </div>
  )
}

/** The name stands beside its row on wide screens; phones see the row alone. */
const FilterRow = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="flex items-center gap-5">
    <span aria-hidden="true" className="w-20 shrink-0 text-gray-500 max-md:hidden">
      {name}
    </span>
    <div className="min-w-0 flex-1">{children}</div>
  </div>
)
