import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import type { Pair } from './use-scan-ship.ts'

const STATES: Record<Pair['state'], [name: () => string, colour: string]> = {
  sending: [m.scanning_sending, 'text-gray-600'],
  shipped: [m.desk_status_shipped, 'text-brand-700'],
  refused: [m.desk_line_cannot, 'text-red-700'],
  undone: [m.desk_line_undone, 'text-amber-700'],
}

const COLUMNS: readonly Column<Pair>[] = [
  {
    key: 'order',
    header: m.desk_order(),
    phone: 'lead',
    cell: ({ order_sn }) => <span className="font-mono text-sm">{order_sn}</span>,
  },
  {
    key: 'number',
    header: m.desk_tracking(),
    cell: ({ courier, tracking_no }) => (
      <span className="font-mono text-sm">
        {courier} {tracking_no}
      </span>
    ),
  },
  {
    key: 'state',
    header: m.desk_verdict(),
    cell: ({ state, msg }) => (
      <span className={STATES[state][1]}>
        {STATES[state][0]()}
        {msg && ` · ${msg}`}
      </span>
    ),
  },
]

/** What was scanned, the latest on top. */
export const ScannedPairs = ({ pairs }: { pairs: readonly Pair[] }) =>
  pairs.length > 0 && (
    <div className="rounded-xl bg-white p-3 ring-1 ring-gray-200 md:p-4">
      <p role="status" className="mb-2 tabular-nums">
        {m.scanning_count({ count: pairs.filter(({ state }) => state === 'shipped').length })}
      </p>
      <Table
        caption={m.scanning_by_scan()}
        columns={COLUMNS}
        rows={pairs.slice(0, 50)}
        rowKey={({ key }) => key}
      />
    </div>
  )
