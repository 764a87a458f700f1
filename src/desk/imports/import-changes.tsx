import type { ReactNode } from 'react'
import { Panel } from '#desk/shell/panel.tsx'
import type {
  catalogueSellerContract,
  ImportChange,
  ImportFault,
  ImportFaults,
} from '#features/catalogue/catalogue-seller-contract.ts'
import type { Answered } from '#platform/contract/define.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { columnName } from './column-names.ts'

type Imported = Answered<typeof catalogueSellerContract.importProducts>

/** More would be a page nobody reads; all of them are done nevertheless. */
const SHOWN = 200

/** What the file would change, field by field. */
export function ImportChanges({ checked, children }: { checked: Imported; children: ReactNode }) {
  const { added, updated, unchanged, changes, changes_total, pictures_unused: unused } = checked
  return (
    <Panel title={m.deskimport_changes()}>
      <p className="mb-3">{m.deskimport_counts({ added, updated, unchanged })}</p>
      {unused.length > 0 && (
        <p className="mb-3 text-amber-700">
          {m.deskimport_unused({ names: unused.slice(0, 20).join(', ') })}
        </p>
      )}
      <div className="mb-3">{children}</div>
      <Table
        caption={m.deskimport_changes()}
        columns={CHANGES}
        rows={changes.slice(0, SHOWN)}
        rowKey={({ product_id, sku_id, column, name }) => `${product_id} ${sku_id} ${column} ${name}`}
        empty={<EmptyState size="sm" title={m.deskimport_nothing()} />}
      />
      {changes_total > SHOWN && (
        <p className="mt-3 text-gray-500">{m.deskimport_more({ count: changes_total - SHOWN })}</p>
      )}
    </Panel>
  )
}

/** In a shopkeeper's words, with the file's own heading beside it where that is another. */
function ColumnName({ column }: { column: string }) {
  const name = columnName(column)
  return name ? (
    <>
      {name} <span className="text-gray-500">{column}</span>
    </>
  ) : (
    column
  )
}

const CHANGES: readonly Column<ImportChange>[] = [
  {
    key: 'product',
    header: m.deskgoods_product(),
    phone: 'lead',
    cell: ({ product_id, name }) => (
      <>
        {name} <span className="text-gray-500">{product_id || m.deskimport_new()}</span>
      </>
    ),
  },
  { key: 'column', header: m.deskimport_column(), cell: ({ column }) => <ColumnName column={column} /> },
  {
    key: 'before',
    header: m.deskimport_before(),
    cell: ({ before }) => <s className="line-clamp-2 break-all text-gray-500">{before}</s>,
  },
  {
    key: 'after',
    header: m.deskimport_after(),
    cell: ({ after }) => <span className="line-clamp-2 break-all font-medium">{after}</span>,
  },
]

/** What is wrong with it, row by row; nothing of it was saved. */
export function ImportFaultList({ faults, total }: ImportFaults) {
  return (
    <Panel title={m.deskimport_faults({ count: total })}>
      <Table
        caption={m.deskimport_faults({ count: total })}
        columns={FAULTS}
        rows={faults}
        rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
      />
    </Panel>
  )
}

const FAULTS: readonly Column<ImportFault>[] = [
  { key: 'row', header: m.deskimport_row(), phone: 'labelled', cell: ({ row }) => row },
  { key: 'column', header: m.deskimport_column(), cell: ({ column }) => <ColumnName column={column} /> },
  {
    key: 'reason',
    header: m.desk_reason(),
    phone: 'lead',
    cell: ({ reason }) => <span className="text-red-700">{reason}</span>,
  },
]
