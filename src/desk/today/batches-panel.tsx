import { Link } from 'react-router'
import { batchState } from '#desk/batches/batch-state.ts'
import { kindName } from '#desk/batches/kind-name.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { deskPaths } from '#paths/desk'
import type { BatchSummary } from '#platform/batches/batch-fields.ts'
import * as m from '#words'

/** How what was done to many things at once came out. */
export const BatchesPanel = ({ rows }: { rows: readonly BatchSummary[] }) => (
  <Panel title={m.office_batches()} more={{ to: deskPaths.batches, label: m.desk_all() }}>
    {rows.length === 0 && <p className="text-gray-500">{m.office_no_batches()}</p>}
    <ul className="divide-y divide-gray-100">
      {rows.map((batch) => (
        <li key={batch.id} className="flex min-h-11 items-center gap-3 py-1.5">
          <Link to={deskPaths.batch(batch.id)} className="min-w-0 flex-1 truncate text-brand-700 underline">
            {kindName(batch.kind)} {batch.id}
          </Link>
          <span className="shrink-0 text-sm text-gray-500">{batch.create_time.slice(5, 16)}</span>
          <span className="w-20 shrink-0 text-right">{batchState(batch)}</span>
        </li>
      ))}
    </ul>
  </Panel>
)
