import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { asking } from '#desk/list/asked.ts'
import { FilterBar, FilterChoice } from '#desk/list/filter-bar.tsx'
import { SHELVES, type Shelf } from '#features/catalogue/product-rules.ts'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import * as m from '#words'
import { type Shelves, shelfOptions } from './load-shelves.ts'
import { readFilter } from './read-filter.ts'

const NAMES: Record<Shelf, () => string> = {
  all: m.deskgoods_shelf_all,
  on: m.deskgoods_shelf_on,
  off: m.deskgoods_shelf_off,
  barred: m.deskgoods_shelf_barred,
  english: m.deskgoods_shelf_english,
  free_by_default: m.deskgoods_shelf_free_by_default,
}

/** By shelf, words, category and shop; what a list has besides comes in between. */
export function ProductFilter({ shelves, children }: { shelves: Shelves; children?: ReactNode }) {
  const [asked] = useSearchParams()
  const { shelf } = readFilter(asked)
  const { categories, shops } = shelfOptions(shelves)
  // One that is empty for good once it has been gone through.
  const shown = SHELVES.filter((one) => one !== 'free_by_default' || one === shelf)
  const tabs = shown.map((one) => ({
    label: NAMES[one](),
    href: asking(asked, { shelf: one === 'all' ? undefined : one }),
    current: one === shelf,
  }))
  return (
    <>
      <LinkTabs label={m.deskgoods_shelf()} items={tabs} className="mb-3" />
      <FilterBar search={m.deskgoods_find()} keep={['shelf']}>
        <FilterChoice name="category" label={m.deskgoods_category()} options={categories} />
        {shops.length > 1 && <FilterChoice name="shop" label={m.deskgoods_shop()} options={shops} />}
        {children}
      </FilterBar>
    </>
  )
}
