import { useState } from 'react'
import { Panel } from '#desk/shell/panel.tsx'
import type { BatchCounts, BatchLine } from '#platform/batches/batch-fields.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { batchColumns } from './batch-columns.tsx'

const STATES: Record<BatchLine['state'], [name: () => string, colour: string]> = {
  ready: [m.desk_line_ready, 'text-brand-700'],
  done: [m.desk_line_done, 'text-brand-700'],
  already: [m.desk_line_already, 'text-gray-500'],
  cannot: [m.desk_line_cannot, 'text-red-700'],
  undone: [m.desk_line_undone, 'text-amber-700'],
}

/** It can be done, and somebody should look first. */
const needsLook = ({ state, reason }: BatchLine) => state === 'ready' && reason !== ''

/** What needs a person most stands on top. */
const rank = (line: BatchLine) => (line.state === 'cannot' ? 0 : needsLook(line) ? 1 : 2)

const POSITION: Column<BatchLine> = {
  key: 'at',
  header: '#',
  phone: 'hide',
  cell: ({ position }) => position,
}

const VERDICT: Column<BatchLine> = {
  key: 'state',
  header: m.desk_verdict(),
  phone: 'lead',
  cell: (line) => (
    <span className={needsLook(line) ? 'text-amber-700' : STATES[line.state][1]}>
      {STATES[line.state][0]()}
      {line.msg && ` · ${line.msg}`}
    </span>
  ),
}

type Props = { kind: string; counts: BatchCounts; lines: readonly BatchLine[] }

/** So many are read at a glance; the rest of five hundred is there for whoever asks for it. */
const AT_FIRST = 20

/** How many there are of each verdict, then the lines: what needs a person stands above what does not. */
export function BatchLines({ kind, counts, lines }: Props) {
  const [whole, setWhole] = useState(false)
  const first = lines.toSorted((a, b) => rank(a) - rank(b))
  const looks = lines.filter(needsLook).length
  const least = Math.max(AT_FIRST, counts.cannot + looks)
  const told = Object.entries(STATES).filter(([state]) => counts[state as BatchLine['state']] > 0)
  return (
    <Panel title={m.desk_verdicts()}>
      <p className="mb-3 flex flex-wrap gap-x-4">
        {told.map(([state, [name, colour]]) => (
          <span key={state} className={cx('tabular-nums', colour)}>
            {name()} {counts[state as BatchLine['state']]}
          </span>
        ))}
        {looks > 0 && (
          <span className="tabular-nums text-amber-700">
            {m.desk_line_look()} {looks}
          </span>
        )}
      </p>
      <Table
        caption={m.desk_verdicts()}
        columns={[POSITION, ...batchColumns(kind), VERDICT]}
        rows={whole ? first : first.slice(0, least)}
        rowKey={({ position }) => position}
      />
      {!whole && lines.length > Math.max(AT_FIRST, counts.cannot) && (
        <Button variant="soft" block className="mt-3" onClick={() => setWhole(true)}>
          {m.desk_lines_all({ count: lines.length })}
        </Button>
      )}
    </Panel>
  )
}
