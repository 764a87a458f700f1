import { useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { useKeysHelp } from '#desk/keys/keys-help.tsx'
import { useKeys } from '#desk/keys/use-keys.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { useLive } from '#desk/live/use-live.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { HEARD } from '#features/packing/heard.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Table } from '#ui/show/table.tsx'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { FilterForm } from './filter-form.tsx'
import { orderColumns } from './order-columns.tsx'
import { STATUS_TABS, statusName } from './order-status.ts'
import { asFilter, readFilter, withParam } from './read-filter.ts'
import { SelectBar } from './select-bar.tsx'
import { useSelection } from './use-selection.ts'

const ROWS = 50

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = asFilter(readFilter(new URL(request.url).searchParams))
  const [listed, counted] = await Promise.all([
    load(() => desk.ordersSeller.listSellerOrders({ ...filter, rows: ROWS })),
    load(() => desk.ordersSeller.countSellerOrders(filter)),
  ])
  return { ...listed, ...counted }
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** Orders by state, narrowed by what is in the address; selected by press or key, and followed as they change. */
export function Component() {
  const { data, more, counts, most } = useLoaderData<Loaded>()
  const [asked] = useSearchParams()
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const filter = readFilter(asked)
  const picked = useSelection(asked.toString())
  const search = useRef<HTMLInputElement>(null)
  const keys = useRowKeys(data, picked.toggle, search)
  useLive(HEARD.orders, revalidate)
  const last = data.at(-1)
  const found =
    filter.status === undefined
      ? counts.reduce((sum, { count }) => sum + count, 0)
      : (counts.find(({ status }) => status === filter.status)?.count ?? 0)
  const { rows, all } = picked.selection
  const columns = orderColumns(
    { isSelected: (sn) => all !== undefined || rows.has(sn), toggle: picked.toggle, cursor: keys.cursor },
    may(role, 'see sums'),
  )
  return (
    <>
      <PageTitle title={m.desk_orders()} />
      <ListCard>
        <LinkTabs label={m.desk_status()} items={listTabs(asked, counts)} className="mb-3" />
        <FilterForm filter={filter} search={search} />
        {data.length > 0 && (
          <p className="mb-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="outline"
              onClick={() => picked.page(data.map(({ order_sn }) => order_sn))}
            >
              {m.deskorders_select_page()}
            </Button>
            {more && (
              <Button size="sm" variant="outline" onClick={() => picked.all(found, data[0]?.id ?? 0)}>
                {m.deskorders_select_all({ count: found >= most ? `${most}+` : String(found) })}
              </Button>
            )}
          </p>
        )}
        <Table
          caption={m.desk_orders()}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.desk_no_orders()} />}
        />
        {more && last && (
          <div className="mt-3 text-center">
            <ButtonLink variant="outline" href={withParam(asked, 'before', String(last.id))}>
              {m.desk_older()}
            </ButtonLink>
          </div>
        )}
      </ListCard>
      <SelectBar selection={picked.selection} filter={asFilter(filter)} none={picked.none} />
      {keys.help}
    </>
  )
}

const listTabs = (asked: URLSearchParams, counts: Loaded['counts']) => {
  const { status } = readFilter(asked)
  const all = {
    label: m.desk_all(),
    href: withParam(asked, 'status', undefined),
    current: status === undefined,
  }
  const tabs = STATUS_TABS.map((one) => ({
    label: statusName(one),
    href: withParam(asked, 'status', String(one)),
    current: status === one,
    count: counts.find((counted) => counted.status === one)?.count ?? 0,
    quiet: true,
  }))
  return [all, ...tabs]
}

/** j and k go along the rows, x selects, f marks, Enter opens, / looks for. */
function useRowKeys(
  data: Loaded['data'],
  toggle: (sn: string) => void,
  search: { current: HTMLInputElement | null },
) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [at, setAt] = useState<number>()
  const cursor = at === undefined ? undefined : data[at]
  const { help, showHelp } = useKeysHelp([
    ['j / k', m.packing_key_rows()],
    ['x', m.deskorders_key_select()],
    ['f', m.deskorders_key_flag()],
    ['Enter', m.deskorders_key_open()],
    ['/', m.desk_find()],
  ])
  const move = (by: number) => setAt((now) => Math.min(Math.max((now ?? -1) + by, 0), data.length - 1))
  const flag = async () => {
    if (!cursor || !('flagged' in cursor)) return
    const asked = { order_sn: cursor.order_sn, flagged: 1 - cursor.flagged }
    if (await callApi(desk.ordersSeller.flagOrder(asked))) await revalidate()
  }
  const open = () => {
    if (cursor) void navigate(deskPaths.order(cursor.order_sn))
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => cursor && toggle(cursor.order_sn),
    f: () => void flag(),
    Enter: open,
    '/': () => search.current?.focus(),
    '?': showHelp,
  })
  return { cursor: cursor?.order_sn, help }
}
