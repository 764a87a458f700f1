import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { asking, numberIn } from '#desk/list/asked.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { loadViews } from '#desk/list/load-views.ts'
import { shownColumns } from '#desk/list/shown-columns.ts'
import { useListKeys } from '#desk/list/use-list-keys.ts'
import { ViewsBar } from '#desk/list/views-bar.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerAfterSale } from '#features/after-sales/after-sales-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { requestStatus } from './request-status.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const page = numberIn(asked, 'page') ?? 1
  const [views, listed] = await Promise.all([
    loadViews('requests', request),
    load(() => desk.afterSalesSeller.listSellerAfterSales({ all: asked.has('all'), page })),
  ])
  return { views, listed }
}

/** Those that wait for the shop, the one that waits longest first; or all of them. */
export function Component() {
  const { views, listed } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const help = useListKeys()
  const all = asked.has('all')
  const tabs = [
    { label: m.desk_waiting(), href: asking(asked, { all: undefined }), current: !all },
    { label: m.desk_all(), href: asking(asked, { all: 1 }), current: all },
  ]
  return (
    <>
      <PageTitle title={m.desk_requests()} />
      <ListCard>
        <LinkTabs label={m.desk_status()} items={tabs} className="mb-3" />
        <ViewsBar list="requests" views={views} columns={COLUMNS} />
        <Table
          caption={m.desk_requests()}
          columns={shownColumns(asked, COLUMNS)}
          rows={listed.data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.desk_no_requests()} />}
        />
        <Pagination of={listed} hrefFor={(page) => asking(asked, { page })} className="mt-3" />
      </ListCard>
      {help}
    </>
  )
}

const COLUMNS: readonly Column<SellerAfterSale>[] = [
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: ({ id, product_title, product_sku_text, refund_num }) => (
      <Link to={deskPaths.request(id)} className="text-brand-700 underline">
        {product_title} {product_sku_text} × {refund_num}
      </Link>
    ),
  },
  { key: 'why', header: m.desk_reason(), cell: ({ reason }) => reason },
  { key: 'buyer', header: m.desk_buyer(), width: '@2xl:w-28', cell: ({ buyer }) => buyer },
  { key: 'status', header: m.desk_status(), width: '@2xl:w-36', cell: requestStatus },
  {
    key: 'deadline',
    header: m.desk_deadline(),
    phone: 'labelled',
    width: '@2xl:w-32',
    cell: ({ deadline }) => shortTime(deadline),
  },
  {
    key: 'sum',
    header: m.desk_sum(),
    align: 'end',
    phone: 'end',
    cell: ({ refund_amount }) => <span className="tabular-nums">¥{refund_amount}</span>,
  },
]

const shortTime = (iso: string) => (iso ? new Date(iso).toLocaleString(undefined, SHORT) : m.desk_none())
const SHORT = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
