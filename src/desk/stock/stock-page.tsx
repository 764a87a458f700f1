import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { textIn } from '#desk/list/asked.ts'
import { ListEmpty } from '#desk/list/list-empty.tsx'
import { ListFoot } from '#desk/list/list-foot.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { StockLine } from '#features/catalogue/catalogue-seller-contract.ts'
import { LOW_STOCK } from '#features/catalogue/product-rules.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { StockForm } from './stock-form.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const after = textIn(asked, 'after', 40)
  return load(() => desk.catalogueSeller.listStock({ after, ...(asked.has('low') && { below: LOW_STOCK }) }))
}

/** What is left of each sku, fewest first; changed in its line, always with a reason. */
export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const { role } = usePerson()
  const low = asked.has('low')
  const tabs = [
    { label: m.desk_all(), href: '?', current: !low },
    { label: m.desk_low(), href: '?low', current: low },
  ]
  return (
    <>
      <PageTitle title={m.desk_stock()}>
        <ButtonLink variant="outline" href={deskPaths.takes}>
          {m.takes_title()}
        </ButtonLink>
      </PageTitle>
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.desk_stock()} items={tabs} className="mb-3" />
        <Table
          caption={m.desk_stock()}
          columns={may(role, 'change stock') ? [...COLUMNS, CHANGE] : COLUMNS}
          rows={listed.data}
          rowKey={({ sku_id }) => sku_id}
          empty={<ListEmpty none={m.deskgoods_none_yet()} unfit={m.desk_no_stock()} />}
        />
        <ListFoot next={listed.next || undefined} />
      </div>
    </>
  )
}

const COLUMNS: readonly Column<StockLine>[] = [
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: ({ sku_id, product_name, sku_name }) => (
      <Link to={deskPaths.stockHistory(sku_id)} className="text-brand-700 underline">
        {product_name} <span className="text-gray-500">{sku_name}</span>
      </Link>
    ),
  },
  {
    key: 'left',
    header: m.desk_in_stock(),
    align: 'end',
    phone: 'labelled',
    width: '@2xl:w-28',
    cell: ({ stock }) => (
      <span className={cx('tabular-nums', stock < LOW_STOCK && 'font-semibold text-warm-700')}>{stock}</span>
    ),
  },
]

const CHANGE: Column<StockLine> = {
  key: 'change',
  header: m.desk_acts(),
  phone: 'end',
  width: '@2xl:w-96',
  cell: (line) => <StockForm line={line} />,
}
