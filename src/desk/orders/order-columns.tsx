import Flag from 'lucide-react/icons/flag'
import { Link } from 'react-router'
import type { SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import { cx } from '#ui/cx.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { Column } from '#ui/show/table.tsx'
import { Tag } from '#ui/show/tag.tsx'
import * as m from '#words'
import { statusName } from './order-status.ts'

type Selecting = { isSelected(sn: string): boolean; toggle(sn: string): void; cursor: string | undefined }

/** With a box to select by and where the keys are; without the sum for those who may not see it. */
export const orderColumns = (selecting: Selecting, sums: boolean): readonly Column<SellerOrderLine>[] => [
  {
    key: 'select',
    header: <span className="sr-only">{m.deskorders_select()}</span>,
    width: '@2xl:w-12',
    cell: ({ order_sn }) => (
      <span className={cx('inline-block rounded', selecting.cursor === order_sn && 'ring-2 ring-brand-600')}>
        <Checkbox
          aria-label={m.deskorders_select_one({ sn: order_sn })}
          checked={selecting.isSelected(order_sn)}
          onChange={() => selecting.toggle(order_sn)}
          className="min-h-11 min-w-11 items-center justify-center md:min-h-6 md:min-w-6"
        />
      </span>
    ),
  },
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
      <>
        {statusName(status)}
        {disputed === 1 && <Tag className="ml-1.5">{m.desk_disputed()}</Tag>}
      </>
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
