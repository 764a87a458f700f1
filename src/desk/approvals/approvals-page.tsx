import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { useFreshly } from '#desk/today/use-freshly.ts'
import type { Approval } from '#features/approvals/approvals-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { actName, stateName } from './act-name.ts'
import { ApprovalCase } from './approval-case.tsx'
import { loadCase } from './load-case.ts'

/** What waits for a second person, and all about the one that is looked at. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: asked } = new URL(request.url)
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const listed = await load(() => desk.approvalsSeller.listApprovals({ all: asked.has('all') ? 1 : 0, page }))
  const chosen = listed.data.find(({ id }) => String(id) === asked.get('id'))
  return { listed, shown: chosen && (await loadCase(chosen)) }
}

export function Component() {
  const { listed, shown } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [asked] = useSearchParams()
  useFreshly()
  const all = asked.has('all')
  const tabs = [
    { label: m.desk_waiting(), href: deskPaths.approvals, current: !all },
    { label: m.desk_all(), href: `${deskPaths.approvals}?all`, current: all },
  ]
  return (
    <>
      <PageTitle title={m.office_approvals()} />
      <div className="space-y-4">
        <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
          <LinkTabs label={m.desk_status()} items={tabs} className="mb-3" />
          <Table
            caption={m.office_approvals()}
            columns={columnsFor(all)}
            rows={listed.data}
            rowKey={({ id }) => id}
            empty={<EmptyState size="sm" title={m.office_no_approvals()} />}
          />
          <Pagination of={listed} hrefFor={(page) => `?${all ? 'all&' : ''}page=${page}`} className="mt-3" />
        </div>
        {shown && <ApprovalCase key={shown.approval.id} {...shown} />}
      </div>
    </>
  )
}

const columnsFor = (all: boolean): readonly Column<Approval>[] => [
  {
    key: 'what',
    header: m.desk_did(),
    phone: 'lead',
    cell: ({ id, act, thing, thing_id, order_sn }) => (
      <Link to={`?${all ? 'all&' : ''}id=${id}`} className="text-brand-700 underline">
        {actName(act)} {thing === 'short' || thing === 'weight' ? order_sn || thing_id : thing_id}
      </Link>
    ),
  },
  { key: 'who', header: m.office_asked_by(), cell: ({ asked_by }) => asked_by },
  { key: 'why', header: m.desk_reason(), phone: 'lead', cell: ({ reason }) => reason },
  {
    key: 'state',
    header: m.desk_status(),
    cell: ({ state, decided_by }) => [stateName(state), decided_by].filter(Boolean).join(' · '),
  },
  {
    key: 'until',
    header: m.office_until(),
    phone: 'labelled',
    cell: ({ expire_time }) => <span className="tabular-nums">{expire_time.slice(5, 16)}</span>,
  },
  {
    key: 'sum',
    header: m.desk_sum(),
    align: 'end',
    phone: 'end',
    cell: ({ amount }) => <span className="tabular-nums">¥{amount}</span>,
  },
]
