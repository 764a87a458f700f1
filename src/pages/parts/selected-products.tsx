import type { Category, ProductCard } from '#features/catalogue/catalogue-contract.ts'
import { SortLinks } from '#features/catalogue/web/search/sort-links.tsx'
import { paths, type Selection } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'
import { ShelfGrid } from './shelf-grid.tsx'

/** What stands in one row is seen at a glance, and needs no filter. */
const ROW = 5

type Props = {
  categories: readonly Category[]
  selection: Selection
  products: readonly ProductCard[]
  /** False where these are all there is. */
  cut: boolean
}

/** Selected products with sort and category filter. Each choice is an address, so back and sharing work. */
export function SelectedProducts({ categories, selection, products, cut }: Props) {
  const tops = categories.filter((category) => category.pid === 0)
  const filters = tops.length > 1 && (products.length > ROW || selection.type_id > 0)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {filters && (
          <LinkTabs
            label={m.home_filter()}
            look="chips"
            className="min-w-0 max-md:w-full"
            items={[{ id: 0, name: m.home_all() }, ...tops].map(({ id, name }) => ({
              label: name,
              href: paths.home({ ...selection, type_id: id }, 'selected'),
              current: id === selection.type_id,
            }))}
          />
        )}
        {products.length > 1 && (
          <SortLinks
            sort={{ by: selection.orderby, way: selection.orderway }}
            hrefFor={({ by, way }) => paths.home({ ...selection, orderby: by, orderway: way }, 'selected')}
          />
        )}
      </div>
      {products.length > 0 ? (
        <ShelfGrid products={products} cut={cut} />
      ) : (
        <EmptyState
          title={m.home_nothing()}
          action={<ButtonLink href={paths.search()}>{m.home_look_around()}</ButtonLink>}
        />
      )}
    </>
  )
}
