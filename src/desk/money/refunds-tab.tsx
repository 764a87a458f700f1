import type { Refund } from '#features/payment/money-seller-contract.ts'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { OrderLink } from './money-cells.tsx'
import { buyerAndSum, MoneyList } from './money-list.tsx'
import { reasonName } from './reason-name.ts'

export const RefundsTab = ({ data, more }: { data: readonly Refund[]; more: boolean }) => (
  <MoneyList
    tab="refunds"
    caption={m.office_refunds()}
    none={m.office_no_refunds()}
    columns={COLUMNS}
    data={data}
    more={more}
  />
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
  ...buyerAndSum(m.desk_sum()),
]
