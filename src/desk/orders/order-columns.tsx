import Flag from 'lucide-react/icons/flag'
import { Link } from 'react-router'
import type { SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import type { Column } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { statusName } from './order-status.ts'

/** Without the sum for those who may not see it. */
export const orderColumns = (sums: boolean): readonly Column<SellerOrderLine>[] => [
  {
    key: 'sn',
    header: m.desk_order(),
    phone: 'lead',
    cell: ({ order_sn, create_time, flagged }) => (
      <>
        <Link to={deskPaths.order(order_sn)} className="font-mono text-sm text-brand-700 underline">
          {order_sn}
        </Link>
        {flagged === 1 && (
          <Flag aria-label={m.deskorders_flagged()} className="ml-1 inline size-4 text-warm-700" />
        )}
        <span className="block text-xs text-gray-500">{create_time}</span>
      </>
    ),
  },
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: ({ goods, remark }) => (
      <>
        <span className="line-clamp-2">{goods}</span>
        {remark && <span className="block text-sm text-amber-700">{remark}</span>}
      </>
    ),
  },
  { key: 'buyer', header: m.desk_buyer(), width: '@2xl:w-28', cell: ({ buyer }) => buyer },
  {
    key: 'status',
    header: m.desk_status(),
    width: '@2xl:w-32',
    cell: ({ status, disputed }) => (
      <span className="inline-flex flex-wrap gap-x-1.5 gap-y-1">
        {statusName(status)}
        {disputed === 1 && <Tag>{m.desk_disputed()}</Tag>}
      </span>
    ),
  },
  ...(sums ? [SUM] : []),
]

const SUM: Column<SellerOrderLine> = {
  key: 'sum',
  header: m.desk_paid(),
  align: 'end',
  phone: 'end',
  cell: ({ pay_fee }) => <span className="tabular-nums">¥{pay_fee}</span>,
}
