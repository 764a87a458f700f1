import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { asking, numberIn, textIn } from '#desk/list/asked.ts'
import { FilterBar } from '#desk/list/filter-bar.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { ListEmpty } from '#desk/list/list-empty.tsx'
import { loadViews } from '#desk/list/load-views.ts'
import { shownColumns } from '#desk/list/shown-columns.ts'
import { useListKeys } from '#desk/list/use-list-keys.ts'
import { ViewsBar } from '#desk/list/views-bar.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerBuyer } from '#features/buyers/buyers-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const page = numberIn(asked, 'page') ?? 1
  const blocked = asked.has('blocked') ? 1 : 0
  const [views, listed] = await Promise.all([
    loadViews('buyers', request),
    load(() => desk.buyersSeller.findBuyers({ find: textIn(asked, 'find', 40), blocked, page })),
  ])
  return { views, listed }
}

export function Component() {
  const { views, listed } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const help = useListKeys()
  const blocked = asked.has('blocked')
  const tabs = [
    { label: m.desk_all(), href: asking(asked, { blocked: undefined }), current: !blocked },
    { label: m.office_blocked(), href: asking(asked, { blocked: 1 }), current: blocked },
  ]
  return (
    <>
      <PageTitle title={m.office_buyers()} />
      <ListCard>
        <LinkTabs label={m.office_buyers()} items={tabs} className="mb-3" />
        <FilterBar search={m.office_find_buyers()} keep={['blocked']} />
        <ViewsBar list="buyers" views={views} columns={COLUMNS} />
        <Table
          caption={m.office_buyers()}
          columns={shownColumns(asked, COLUMNS)}
          rows={listed.data}
          rowKey={({ id }) => id}
          empty={<ListEmpty none={m.office_no_buyers_yet()} unfit={m.office_no_buyers()} />}
        />
        <Pagination of={listed} hrefFor={(page) => asking(asked, { page })} className="mt-3" />
      </ListCard>
      {help}
    </>
  )
}

const COLUMNS: readonly Column<SellerBuyer>[] = [
  {
    key: 'name',
    header: m.desk_buyer(),
    phone: 'lead',
    cell: ({ id, nickname, blocked_time }) => (
      <>
        <Link to={deskPaths.buyer(id)} className="text-brand-700 underline">
          {nickname}
        </Link>{' '}
        {blocked_time && <Tag tone="red">{m.office_blocked()}</Tag>}
      </>
    ),
  },
  {
    key: 'mobile',
    header: m.office_mobile(),
    cell: ({ mobile }) => <span className="tabular-nums">{mobile}</span>,
  },
  { key: 'since', header: m.office_since(), cell: ({ create_time }) => create_time.slice(0, 10) },
  { key: 'note', header: m.office_note(), phone: 'lead', cell: ({ note }) => note },
]
