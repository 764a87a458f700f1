import { Link } from 'react-router'
import { Panel } from '#desk/shell/panel.tsx'
import type { RunningOut } from '#features/reports/reports-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

const SHOWN = 6

/** What has to be bought in, the most urgent first. */
export const SoonGonePanel = ({ rows }: { rows: readonly RunningOut[] }) => (
  <Panel title={m.office_running_out()} more={{ to: deskPaths.stock, label: m.desk_stock() }}>
    {rows.length === 0 && <p className="text-gray-500">{m.office_lasts()}</p>}
    <ul className="divide-y divide-gray-100">
      {rows.slice(0, SHOWN).map(({ product_id, name, stock, days_left }) => (
        <li key={product_id} className="flex min-h-11 items-center gap-3 py-1.5">
          <Link
            to={deskPaths.product(product_id)}
            className="min-w-0 flex-1 truncate text-brand-700 underline"
          >
            {name}
          </Link>
          <span className="shrink-0 text-sm tabular-nums text-gray-500">
            {m.desk_stock_left({ count: stock })}
          </span>
          <span className="w-16 shrink-0 text-right font-medium tabular-nums">
            {m.office_days({ count: days_left })}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
)
