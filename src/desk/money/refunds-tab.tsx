import type { Refund } from '#features/payment/money-seller-contract.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { BuyerLink, Older, OrderLink, Sum } from './money-cells.tsx'
import { reasonName } from './reason-name.ts'

export const RefundsTab = ({ data, more }: { data: readonly Refund[]; more: boolean }) => (
  <>
    <Table
      caption={m.office_refunds()}
      columns={COLUMNS}
      rows={data}
      rowKey={({ id }) => id}
      empty={<EmptyState size="sm" title={m.office_no_refunds()} />}
    />
    <Older tab="refunds" last={more ? data.at(-1)?.id : undefined} />
  </>
)

const STATES: Record<Refund['state'], () => string> = {
  wanted: m.office_refund_wanted,
  done: m.office_refund_done,
  stuck: m.office_refund_stuck,
  settled: m.office_refund_settled,
}

const COLUMNS: readonly Column<Refund>[] = [
  {
    key: 'time',
    header: m.desk_time(),
    cell: ({ create_time }) => <span className="tabular-nums">{create_time}</span>,
  },
  {
    key: 'order',
    header: m.desk_order(),
    phone: 'lead',
    cell: ({ order_sn, reason }) => (order_sn ? <OrderLink sn={order_sn} /> : reasonName(reason)),
  },
  {
    key: 'state',
    header: m.desk_status(),
    cell: ({ state, note }) => [STATES[state](), note].filter(Boolean).join(' · '),
  },
  {
    key: 'buyer',
    header: m.desk_buyer(),
    phone: 'labelled',
    cell: ({ buyer_id }) => <BuyerLink id={buyer_id} />,
  },
  {
    key: 'sum',
    header: m.desk_sum(),
    align: 'end',
    phone: 'end',
    cell: ({ amount }) => <Sum yuan={amount} />,
  },
]
