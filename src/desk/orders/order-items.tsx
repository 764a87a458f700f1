import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'

type Item = SellerOrder['items'][number]

/** What went back is struck through, so that nobody packs it. */
const COLUMNS: readonly Column<Item>[] = [
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: ({ title, option, num, refunded_num, missing }) => (
      <span className={cx(refunded_num >= num && 'text-gray-500 line-through')}>
        {title} <span className="text-gray-500">{option}</span>
        {missing > 0 && (
          <span className="block text-sm text-amber-800">{m.packing_missing({ count: missing })}</span>
        )}
      </span>
    ),
  },
  { key: 'num', header: m.desk_pieces(), align: 'end', phone: 'labelled', cell: ({ num }) => num },
  { key: 'left', header: m.desk_left(), align: 'end', phone: 'labelled', cell: ({ left }) => left },
]

const SUMS: readonly Column<Item>[] = [
  { key: 'price', header: m.desk_price(), align: 'end', phone: 'hide', cell: ({ price }) => `¥${price}` },
  { key: 'sum', header: m.desk_paid(), align: 'end', phone: 'end', cell: ({ pay_price }) => `¥${pay_price}` },
]

export const OrderItems = ({ items, sums }: { items: readonly Item[]; sums: boolean }) => (
  <Table
    caption={m.desk_goods()}
    columns={sums ? [...COLUMNS, ...SUMS] : COLUMNS}
    rows={items}
    rowKey={({ sku_id }) => sku_id}
  />
)
