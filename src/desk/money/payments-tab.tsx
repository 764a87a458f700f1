import type { Payment } from '#features/payment/money-seller-contract.ts'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { OrderLink } from './money-cells.tsx'
import { buyerAndSum, MoneyList } from './money-list.tsx'

export const PaymentsTab = ({ data, more }: { data: readonly Payment[]; more: boolean }) => (
  <MoneyList
    tab="payments"
    caption={m.office_payments()}
    none={m.office_no_payments()}
    columns={COLUMNS}
    data={data}
    more={more}
  />
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
  ...buyerAndSum(m.office_amount_paid()),
]
