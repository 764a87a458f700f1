import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

/** What the sum of an order is made of, below its goods. */
export function OrderSums({ order }: { order: SellerOrder }) {
  const rows = [
    { label: m.orderdetail_goods_amount(), sum: `¥${order.goods_amount}` },
    { label: m.postage_label(), sum: `¥${order.dispatch_amount}` },
    Number(order.discount_amount) > 0 && {
      label: m.orderdetail_discount(),
      sum: `-¥${order.discount_amount}`,
    },
    {
      label: order.pay_time ? m.desk_paid() : m.orderdetail_to_pay(),
      sum: `¥${order.pay_fee}`,
      strong: true,
    },
    Number(order.given_back) > 0 && { label: m.desk_refunded(), sum: `-¥${order.given_back}` },
  ].filter((row) => row !== false)
  return (
    <dl className="ml-auto mt-3 max-w-72 space-y-1 border-t border-gray-200 px-4 pt-3 text-sm">
      {rows.map(({ label, sum, strong }) => (
        <div
          key={label}
          className={cx('flex justify-between gap-4', strong && 'text-base font-semibold text-gray-900')}
        >
          <dt className={cx(!strong && 'text-gray-500')}>{label}</dt>
          <dd className="tabular-nums">{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
