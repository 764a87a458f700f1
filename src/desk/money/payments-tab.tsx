import type { Payment } from '#features/payment/money-seller-contract.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'
import { BuyerLink, Older, OrderLink, Sum } from './money-cells.tsx'

export const PaymentsTab = ({ data, more }: { data: readonly Payment[]; more: boolean }) => (
  <>
    <Table
      caption={m.office_payments()}
      columns={COLUMNS}
      rows={data}
      rowKey={({ id }) => id}
      empty={<EmptyState size="sm" title={m.office_no_payments()} />}
    />
    <Older tab="payments" last={more ? data.at(-1)?.id : undefined} />
  </>
)

const COLUMNS: readonly Column<Payment>[] = [
  {
    key: 'time',
    header: m.desk_time(),
    cell: ({ pay_time }) => <span className="tabular-nums">{pay_time}</span>,
  },
  {
    key: 'for',
    header: m.office_for(),
    phone: 'lead',
    cell: ({ purpose, order_sn }) => (purpose === 'top_up' ? m.office_top_up() : <OrderLink sn={order_sn} />),
  },
  {
    key: 'how',
    header: m.office_method(),
    cell: ({ method, trade_no }) => (
      <>
        {method === 'alipay' ? m.office_alipay() : m.office_wallet()}
        {trade_no && <span className="block break-all text-xs text-gray-500">{trade_no}</span>}
      </>
    ),
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
