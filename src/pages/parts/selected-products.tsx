import type { Category, ProductCard } from '#features/catalogue/catalogue-contract.ts'
import { SortLinks } from '#features/catalogue/web/search/sort-links.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import * as m from '#words'
import { ShelfGrid } from './shelf-grid.tsx'

export type Selection = {
  orderby: 'comprehensive' | 'price' | 'time'
  orderway: 'asc' | 'desc'
  type_id: number
}

/** What the address asks of the selected products; nonsense in it asks for nothing. */
export function readSelection(query: URLSearchParams): Selection {
  const orderby = query.get('orderby')
  const typeId = Number(query.get('type_id'))
  return {
    orderby: orderby === 'price' || orderby === 'time' ? orderby : 'comprehensive',
    orderway: query.get('orderway') === 'asc' ? 'asc' : 'desc',
    type_id: Number.isInteger(typeId) && typeId > 0 && typeId < 2 ** 31 ? typeId : 0,
  }
}

type Props = { categories: readonly Category[]; selection: Selection; products: readonly ProductCard[] }

/** Selected products with sort and category filter. Each choice is an address, so back and sharing work. */
export function SelectedProducts({ categories, selection, products }: Props) {
  const tops = categories.filter((category) => category.pid === 0)
  const filters = [{ id: 0, name: m.home_all() }, ...tops]
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <LinkTabs
          label={m.home_filter()}
          look="chips"
          className="min-w-0 max-md:w-full"
          items={filters.map((filter) => ({
            label: filter.name,
            href: addressOf({ ...selection, type_id: filter.id }),
            current: filter.id === selection.type_id,
          }))}
        />
        <SortLinks
          sort={{ by: selection.orderby, way: selection.orderway }}
          hrefFor={({ by, way }) => addressOf({ ...selection, orderby: by, orderway: way })}
        />
      </div>
      {products.length > 0 ? (
        <ShelfGrid products={products} />
      ) : (
        <EmptyState
          title={m.home_nothing()}
          action={<ButtonLink href="/Search">{m.home_look_around()}</ButtonLink>}
        />
      )}
    </>
  )
}

function addressOf({ orderby, orderway, type_id }: Selection): string {
  const query = new URLSearchParams()
  if (type_id !== 0) query.set('type_id', String(type_id))
  if (orderby !== 'comprehensive') {
    query.set('orderby', orderby)
    query.set('orderway', orderway)
  }
  return `/${query.size > 0 ? `?${query}` : ''}#selected`
}
