import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { textIn } from '#desk/list/asked.ts'
import { chooseColumn } from '#desk/list/choose-column.tsx'
import { FilterChoice } from '#desk/list/filter-bar.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { ListEmpty } from '#desk/list/list-empty.tsx'
import { ListFoot } from '#desk/list/list-foot.tsx'
import { loadViews } from '#desk/list/load-views.ts'
import { shownColumns } from '#desk/list/shown-columns.ts'
import { useListKeys } from '#desk/list/use-list-keys.ts'
import { useSelection } from '#desk/list/use-selection.ts'
import { ViewsBar } from '#desk/list/views-bar.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'
import { FreeByDefault } from './free-by-default.tsx'
import { loadFreeByDefault } from './load-free-by-default.ts'
import { loadShelves } from './load-shelves.ts'
import { PRODUCT_COLUMNS } from './product-columns.tsx'
import { ProductFilter } from './product-filter.tsx'
import { readFilter, readSort } from './read-filter.ts'
import { SaveProducts } from './save-products.tsx'
import { ShelfActs } from './shelf-acts.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const list = () =>
    desk.productsSeller.listSellerProducts({
      ...readFilter(asked),
      sort: readSort(asked),
      after: textIn(asked, 'after', 40),
    })
  const [views, listed, shelves, freeByDefault] = await Promise.all([
    loadViews('products', request),
    load(list),
    loadShelves(),
    loadFreeByDefault(),
  ])
  return { views, listed, shelves, freeByDefault }
}

/** Every product, on sale or not, with why it cannot be bought. */
export function Component() {
  const { views, listed, shelves, freeByDefault } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const { role } = usePerson()
  const selection = useSelection(listed.data, ({ id }) => id)
  const help = useListKeys({ chooses: true })
  const sorts = [
    { value: 'sales', label: m.deskgoods_sort_sales() },
    { value: 'price', label: m.deskgoods_sort_price() },
  ]
  const columns = shownColumns(asked, PRODUCT_COLUMNS)
  const choose = chooseColumn(selection, ({ name }) => name[getLocale()])
  return (
    <>
      <PageTitle title={m.desk_products()}>
        {may(role, 'export products') && <SaveProducts />}
        {may(role, 'set prices') && (
          <>
            <ButtonLink variant="outline" href={`${deskPaths.prices}?${asked}`}>
              {m.prices_title()}
            </ButtonLink>
            <ButtonLink variant="outline" href={deskPaths.importProducts}>
              {m.desk_import()}
            </ButtonLink>
            <ButtonLink href={deskPaths.newProduct}>{m.deskgoods_new()}</ButtonLink>
          </>
        )}
      </PageTitle>
      <FreeByDefault count={freeByDefault} listed={readFilter(asked).shelf === 'free_by_default'} />
      <ListCard>
        <ProductFilter shelves={shelves}>
          <FilterChoice name="sort" label={m.deskgoods_sort_new()} options={sorts} />
        </ProductFilter>
        <ViewsBar list="products" views={views} columns={PRODUCT_COLUMNS} />
        <Table
          caption={m.desk_products()}
          columns={may(role, 'write products') ? [choose, ...columns] : columns}
          rows={listed.data}
          rowKey={({ id }) => id}
          empty={<ListEmpty none={m.deskgoods_none_yet()} unfit={m.deskgoods_none()} />}
        />
        <ListFoot next={listed.next || undefined} />
        <ShelfActs selection={selection} />
      </ListCard>
      {help}
    </>
  )
}
