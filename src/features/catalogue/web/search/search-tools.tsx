import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { paths, type SearchPlace } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { isRangeSet } from '../../search-rules.ts'
import { CategoryFilter } from './category-filter.tsx'
import { PriceRange } from './price-range.tsx'
import { SortLinks } from './sort-links.tsx'

type Props = { categories: readonly Category[]; place: SearchPlace; reversed: boolean }

/**
 * Sorts in one row that stays in view; the filters beside it on wide screens, behind a button on phones, and on the page
 * where no script opens a drawer.
 */
export function SearchTools({ categories, place, reversed }: Props) {
  const [openAt, setOpenAt] = useState<string>()
  const narrowed = place.type_id !== 0 || isRangeSet(place.min_price, place.max_price)
  const address = paths.search(place)
  // Another address is what was asked for in the drawer: it has come, and lies behind it.
  const open = openAt === address
  const close = () => setOpenAt(undefined)
  const price = (
    <PriceRange
      key={`${place.min_price} ${place.max_price} ${place.keyword} ${place.type_id}`}
      place={place}
      reversed={reversed}
    />
  )
  return (
    <>
      {categories.length > 1 && (
        <div className="filters-in-page mb-2 max-md:hidden">
          <CategoryFilter categories={categories} place={place} />
        </div>
      )}
      <div className="sticky top-0 z-20 max-md:top-12 flex items-center justify-between gap-x-6 border-b border-gray-200 bg-white py-1 max-md:-mx-4 max-md:px-4 md:py-3">
        <SortLinks
          sort={{ by: place.orderby, way: place.orderway }}
          hrefFor={({ by, way }) => paths.search({ ...place, orderby: by, orderway: way, page: 1 })}
          className="-mx-2"
        />
        <div className="filters-in-page shrink-0 max-md:hidden">{price}</div>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={narrowed}
          onClick={() => setOpenAt(address)}
          className={cx('shrink-0 md:hidden', narrowed && 'text-brand-700')}
        >
          <SlidersHorizontal />
          {m.search_filters()}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={m.search_filters()}
        footer={<Button onClick={close}>{m.search_see_found()}</Button>}
      >
        <div className="space-y-6">
          {categories.length > 1 && <CategoryFilter categories={categories} place={place} />}
          {price}
        </div>
      </Dialog>
    </>
  )
}
