import { Panel } from '#desk/shell/panel.tsx'
import type { RunningOut as Row } from '#features/reports/reports-seller-contract.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'

/** What will be sold out within two weeks, soonest first. */
export function RunningOut({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="mt-4">
      <Panel title={m.office_running_out()}>
        <Table
          caption={m.office_running_out()}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ product_id }) => product_id}
          empty={<p className="text-gray-500">{m.office_lasts()}</p>}
        />
      </Panel>
    </div>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: m.desk_goods(), phone: 'lead', cell: ({ name }) => name },
  { key: 'stock', header: m.desk_in_stock(), align: 'end', phone: 'labelled', cell: ({ stock }) => stock },
  { key: 'sold', header: m.office_sold_lately(), align: 'end', phone: 'labelled', cell: ({ sold }) => sold },
  {
    key: 'days',
    header: m.office_days_left(),
    align: 'end',
    phone: 'end',
    cell: ({ days_left }) => m.office_days({ count: days_left }),
  },
]
