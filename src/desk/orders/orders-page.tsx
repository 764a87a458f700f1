import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { STATUS_TABS, statusName } from './order-status.ts'
import { asFilter, readFilter } from './read-filter.ts'

const ROWS = 50

export function loader({ request }: LoaderFunctionArgs) {
  const filter = readFilter(new URL(request.url).searchParams)
  return load(() => desk.ordersSeller.listSellerOrders({ ...asFilter(filter), rows: ROWS }))
}

export function Component() {
  const { data, more } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const { status, find } = readFilter(asked)
  const last = data.at(-1)
  return (
    <>
      <PageTitle title={m.desk_orders()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.desk_status()} items={listTabs(asked)} className="mb-3" />
        <Form className="mb-3 flex max-w-lg gap-2">
          {status !== undefined && <input type="hidden" name="status" value={status} />}
          <TextInput
            type="search"
            name="find"
            defaultValue={find}
            key={find}
            aria-label={m.desk_find_orders()}
            placeholder={m.desk_find_orders()}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="outline">
            {m.desk_find()}
          </Button>
        </Form>
        <Table
          caption={m.desk_orders()}
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.desk_no_orders()} />}
        />
        {more && last && (
          <div className="mt-3 text-center">
            <ButtonLink variant="outline" href={`?${withParam(asked, 'before', String(last.id))}`}>
              {m.desk_older()}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}

function withParam(asked: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(asked)
  next.delete('before')
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return next.toString()
}

const listTabs = (asked: URLSearchParams) => {
  const { status } = readFilter(asked)
  const all = {
    label: m.desk_all(),
    href: `?${withParam(asked, 'status', undefined)}`,
    current: status === undefined,
  }
  const tabs = STATUS_TABS.map((one) => ({
    label: statusName(one),
    href: `?${withParam(asked, 'status', String(one))}`,
    current: status === one,
  }))
  return [all, ...tabs]
}

const COLUMNS: readonly Column<SellerOrderLine>[] = [
  {
    key: 'sn',
    header: m.desk_order(),
    phone: 'lead',
    cell: ({ order_sn, create_time }) => (
      <>
        <Link to={deskPaths.order(order_sn)} className="font-mono text-sm text-brand-700 underline">
          {order_sn}
        </Link>
        <span className="block text-xs text-gray-500">{create_time}</span>
      </>
    ),
  },
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: ({ goods, remark }) => (
      <>
        <span className="line-clamp-2">{goods}</span>
        {remark && <span className="block text-sm text-amber-700">{remark}</span>}
      </>
    ),
  },
  { key: 'buyer', header: m.desk_buyer(), width: '@2xl:w-28', cell: ({ buyer }) => buyer },
  {
    key: 'status',
    header: m.desk_status(),
    width: '@2xl:w-32',
    cell: ({ status, disputed }) => (
      <>
        {statusName(status)}
        {disputed === 1 && <Tag className="ml-1.5">{m.desk_disputed()}</Tag>}
      </>
    ),
  },
  {
    key: 'sum',
    header: m.desk_paid(),
    align: 'end',
    phone: 'end',
    cell: ({ pay_fee }) => <span className="tabular-nums">¥{pay_fee}</span>,
  },
]
