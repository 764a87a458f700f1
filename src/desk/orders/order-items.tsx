import { Link } from 'react-router'
import { usePerson } from '#desk/door/load-door.ts'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import * as m from '#words'

type Item = SellerOrder['items'][number]

/** What went back is struck through, so that nobody packs it. */
const COLUMNS: readonly Column<Item>[] = [
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: (item) => <Goods item={item} />,
  },
  { key: 'num', header: m.desk_pieces(), align: 'end', phone: 'labelled', cell: ({ num }) => num },
  { key: 'left', header: m.desk_left(), align: 'end', phone: 'labelled', cell: ({ left }) => left },
]

const SUMS: readonly Column<Item>[] = [
  { key: 'price', header: m.desk_price(), align: 'end', phone: 'hide', cell: ({ price }) => `¥${price}` },
  { key: 'sum', header: m.desk_paid(), align: 'end', phone: 'end', cell: ({ pay_price }) => `¥${pay_price}` },
]

function Goods({
  item: { product_id, title, option, picture, shop, num, refunded_num, missing },
}: {
  item: Item
}) {
  const { role } = usePerson()
  return (
    <span className="flex items-center gap-3">
      <Picture src={picture} alt="" sizes="48px" className="w-12 shrink-0 rounded-lg" />
      <span className="min-w-0">
        <span className={cx(refunded_num >= num && 'text-gray-500 line-through')}>
          {may(role, 'see products') ? (
            <Link to={deskPaths.product(product_id)} className="text-brand-700 underline">
              {title}
            </Link>
          ) : (
            title
          )}{' '}
          <span className="text-gray-500">{option}</span>
        </span>
        {shop && <span className="block text-sm text-gray-500">{shop}</span>}
        {missing > 0 && (
          <span className="block text-sm text-amber-800">{m.packing_missing({ count: missing })}</span>
        )}
      </span>
    </span>
  )
}

export const OrderItems = ({ items, sums }: { items: readonly Item[]; sums: boolean }) => (
  <Table
    caption={m.desk_goods()}
    columns={sums ? [...COLUMNS, ...SUMS] : COLUMNS}
    rows={items}
    rowKey={({ sku_id }) => sku_id}
  />
)
