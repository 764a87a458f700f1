import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { asking } from '#desk/list/asked.ts'
import { chooseColumn } from '#desk/list/choose-column.tsx'
import { ListCard } from '#desk/list/list-card.tsx'
import { ListEmpty } from '#desk/list/list-empty.tsx'
import { ListFoot } from '#desk/list/list-foot.tsx'
import { loadViews } from '#desk/list/load-views.ts'
import { shownColumns } from '#desk/list/shown-columns.ts'
import { useListKeys } from '#desk/list/use-list-keys.ts'
import { useSelection } from '#desk/list/use-selection.ts'
import { useWhole } from '#desk/list/use-whole.ts'
import { ViewsBar } from '#desk/list/views-bar.tsx'
import { useLive } from '#desk/live/use-live.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { OrderStatus } from '#features/orders/order-states.ts'
import { HEARD } from '#features/packing/heard.ts'
import { may } from '#features/people/roles.ts'
import { Button } from '#ui/act/button.tsx'
import { toast } from '#ui/act/toast.ts'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { CourierDialog } from './courier-dialog.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilter } from './order-filter.tsx'
import { STATUS_TABS, statusName } from './order-status.ts'
import { asFilter, readFilter } from './read-filter.ts'
import { SelectBar } from './select-bar.tsx'

const ROWS = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = asFilter(readFilter(new URL(request.url).searchParams))
  const [views, listed, counted] = await Promise.all([
    loadViews('orders', request),
    load(() => desk.ordersSeller.listSellerOrders({ ...filter, rows: ROWS })),
    load(() => desk.ordersSeller.countSellerOrders(filter)),
  ])
  return { views, ...listed, ...counted }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** Orders by state, narrowed by what is in the address; chosen by press or key, and followed as they change. */
export function Component() {
  const { views, data, more, counts, most, last_id } = useLoaderData<Loaded>()
  const [asked] = useSearchParams()
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const filter = readFilter(asked)
  const rows = useSelection(data, ({ order_sn }) => order_sn)
  const { whole, selection, choose } = useWhole(rows, asked.toString())
  const [exporting, setExporting] = useState(false)
  const own = {
    f: { means: m.deskorders_key_flag(), act: flag },
    ...(may(role, 'export for couriers') && {
      e: { means: m.courierfiles_export(), act: forCourier, ofList: true },
    }),
  }
  const help = useListKeys({ chooses: true, own })
  useLive(HEARD.orders, revalidate)
  async function flag(at: number) {
    const order = data[at]
    if (!order || !('flagged' in order)) return
    const asked = { order_sn: order.order_sn, flagged: 1 - order.flagged }
    if (await callApi(desk.ordersSeller.flagOrder(asked))) await revalidate()
  }
  function forCourier() {
    if (whole || selection.chosen.length > 0) setExporting(true)
    else toast.info(m.courierfiles_choose())
  }
  const { before_id: _, ...narrowing } = asFilter(filter)
  const which = whole
    ? { ...narrowing, up_to_id: whole.upTo }
    : { order_sns: selection.chosen.map(({ order_sn }) => order_sn) }
  const found = countFound(counts, filter.status)
  const columns = orderColumns(may(role, 'see sums'))
  const choosing = chooseColumn(selection, ({ order_sn }) => order_sn)
  return (
    <>
      <PageTitle title={m.desk_orders()} />
      <ListCard>
        <LinkTabs label={m.desk_status()} items={listTabs(asked, counts)} className="mb-3" />
        <OrderFilter />
        <ViewsBar list="orders" views={views} columns={columns} />
        <Table
          caption={m.desk_orders()}
          columns={[choosing, ...shownColumns(asked, columns)]}
          rows={data}
          rowKey={({ id }) => id}
          empty={<ListEmpty none={m.desk_no_orders_yet()} unfit={m.desk_no_orders()} />}
        />
        <ListFoot next={more ? data.at(-1)?.id : undefined} place="before" />
      </ListCard>
      <SelectBar selection={selection} whole={whole} filter={asFilter(filter)} forCourier={forCourier}>
        {selection.all && more && !whole && (
          <Button variant="soft" onClick={() => choose({ count: found, upTo: last_id })}>
            {m.deskorders_select_all({ count: found >= most ? `${most}+` : String(found) })}
          </Button>
        )}
      </SelectBar>
      <CourierDialog open={exporting} onClose={() => setExporting(false)} which={which} />
      {help}
    </>
  )
}

const countFound = (counts: Loaded['counts'], asked: OrderStatus | undefined): number =>
  counts.reduce((sum, { status, count }) => (asked === undefined || asked === status ? sum + count : sum), 0)

const listTabs = (asked: URLSearchParams, counts: Loaded['counts']) => {
  const { status } = readFilter(asked)
  const all = {
    label: m.desk_all(),
    href: asking(asked, { status: undefined }),
    current: status === undefined,
  }
  const tabs = STATUS_TABS.map((one) => ({
    label: statusName(one),
    href: asking(asked, { status: one }),
    current: status === one,
    count: counts.find((counted) => counted.status === one)?.count ?? 0,
    quiet: true,
  }))
  return [all, ...tabs]
}
