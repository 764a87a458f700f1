import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import type { ListedBatch } from '#features/batches/batches-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { batchState } from './batch-state.ts'
import { kindName } from './kind-name.ts'

const ROWS = 50

export function loader({ request }: LoaderFunctionArgs) {
  const before = Math.trunc(Number(new URL(request.url).searchParams.get('before'))) || 0
  return load(() => desk.batchesSeller.listBatches({ rows: ROWS, ...(before > 0 && { before_id: before }) }))
}

/** Everything that was done to many things at once. */
export function Component() {
  const rows = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const last = rows.length === ROWS ? rows.at(-1) : undefined
  return (
    <>
      <PageTitle title={m.office_batches()} />
      <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
        <Table
          caption={m.office_batches()}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title={m.office_no_batches()} />}
        />
        {last && (
          <div className="mt-3 text-center">
            <ButtonLink variant="outline" href={`?before=${last.id}`}>
              {m.office_older()}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}

const COLUMNS: readonly Column<ListedBatch>[] = [
  {
    key: 'id',
    header: m.desk_thing_id(),
    phone: 'lead',
    cell: ({ id, kind }) => (
      <Link to={deskPaths.batch(id)} className="text-brand-700 underline">
        {kindName(kind)} {id}
      </Link>
    ),
  },
  { key: 'time', header: m.desk_time(), cell: ({ create_time }) => create_time },
  { key: 'who', header: m.desk_actor(), cell: ({ by }) => by },
  {
    key: 'state',
    header: m.desk_status(),
    cell: batchState,
  },
  {
    key: 'counts',
    header: m.office_lines(),
    align: 'end',
    phone: 'end',
    cell: ({ counts, total }) => (
      <span className="tabular-nums">
        {counts.done + counts.already} / {total}
      </span>
    ),
  },
]
