import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { SellerBuyer } from '#features/buyers/buyers-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'

const readFind = (asked: URLSearchParams) => (asked.get('find') ?? '').trim().slice(0, 40)

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const blocked = asked.has('blocked') ? 1 : 0
  return load(() => desk.buyersSeller.findBuyers({ find: readFind(asked), blocked, page }))
}

export function Component() {
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  const blocked = asked.has('blocked')
  const find = readFind(asked)
  const tabs = [
    { label: m.desk_all(), href: '?', current: !blocked },
    { label: m.office_blocked(), href: '?blocked', current: blocked },
  ]
  const kept = `${blocked ? 'blocked&' : ''}${find ? `find=${encodeURIComponent(find)}&` : ''}`
  return (
    <>
      <PageTitle title={m.office_buyers()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <LinkTabs label={m.office_buyers()} items={tabs} className="mb-3" />
        <Form role="search" className="mb-3 flex gap-2">
          {blocked && <input type="hidden" name="blocked" value="" />}
          <TextInput
            key={find}
            type="search"
            name="find"
            data-list-search=""
            defaultValue={find}
            aria-label={m.office_find_buyers()}
            placeholder={m.office_find_buyers()}
            className="min-w-0 flex-1 md:max-w-sm"
          />
          <Button type="submit" variant="outline">
            {m.desk_find()}
          </Button>
        </Form>
        <Table
          caption={m.office_buyers()}
          columns={COLUMNS}
          rows={listed.data}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.office_no_buyers()} />}
        />
        <Pagination of={listed} hrefFor={(page) => `?${kept}page=${page}`} className="mt-3" />
      </div>
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
