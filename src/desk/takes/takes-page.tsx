import { Link, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { ListCard } from '#desk/list/list-card.tsx'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { may } from '#features/people/roles.ts'
import type { Take } from '#features/takes/takes-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { BeginTake } from './begin-take.tsx'
import { takeScope, takeState } from './take-state.ts'

export const loader = () => load(() => desk.takesSeller.listTakes())

/** Stock takes, those still open first. */
export function Component() {
  const takes = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { role } = usePerson()
  return (
    <>
      <PageTitle title={m.takes_title()}>{may(role, 'change stock') && <BeginTake />}</PageTitle>
      <ListCard>
        <Table
          caption={m.takes_title()}
          columns={COLUMNS}
          rows={takes}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.takes_no_takes()} />}
        />
      </ListCard>
    </>
  )
}

const COLUMNS: readonly Column<Take>[] = [
  {
    key: 'name',
    header: m.takes_name(),
    phone: 'lead',
    cell: ({ id, name }) => (
      <Link to={deskPaths.take(id)} className="text-brand-700 underline">
        {name}
      </Link>
    ),
  },
  { key: 'what', header: m.takes_what(), cell: takeScope },
  {
    key: 'state',
    header: m.desk_status(),
    cell: ({ state }) => <Tag tone={state === 'open' ? 'amber' : 'gray'}>{takeState(state)}</Tag>,
  },
  {
    key: 'who',
    header: m.desk_actor(),
    phone: 'hide',
    cell: ({ begun_by, booked_by }) => booked_by || begun_by,
  },
  {
    key: 'time',
    header: m.desk_time(),
    phone: 'hide',
    cell: ({ create_time }) => <span className="whitespace-nowrap">{create_time}</span>,
  },
  {
    key: 'counted',
    header: m.takes_counted(),
    align: 'end',
    phone: 'labelled',
    cell: ({ counted }) => <span className="tabular-nums">{counted}</span>,
  },
]
