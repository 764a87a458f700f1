import { maskNumber } from '#features/account/mask-mobile.ts'
import { placeName } from '#features/address/place-name.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { GoodsAmounts } from '#features/orders/web/goods-amounts.tsx'
import { PriceTimes } from '#features/orders/web/item-parts.tsx'
import { Card } from '#ui/show/card.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'

/** What is being paid for: goods, amounts, where it goes. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <Card title={m.cashier_order()} look="outline">
      <p className="text-gray-600">
        {m.cashier_order_sn()} <span className="tabular-nums text-gray-900">{order.order_sn}</span>
      </p>
      {order.address && (
        <p className="mt-1 text-gray-600">
          {m.cashier_send_to()}{' '}
          <span className="text-gray-900">
            {order.address.consignee} {maskNumber(order.address.mobile)} {placeName(order.address)}{' '}
            {order.address.address}
          </span>
        </p>
      )}
      <ul className="mt-3 divide-y divide-gray-100 border-y border-gray-100">
        {order.items.map((item) => (
          <li key={item.id} className="flex gap-3 py-3">
            <Picture src={item.product_image} alt="" sizes="56px" className="size-14 shrink-0 rounded-lg" />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 phrases text-gray-900">{item.product_title}</span>
              <span className="block text-xs text-gray-500">{item.product_sku_text}</span>
            </span>
            <PriceTimes item={item} />
          </li>
        ))}
      </ul>
      <dl className="mt-3 space-y-1.5 text-gray-600">
        <GoodsAmounts order={order} />
        <div className="flex items-baseline justify-between border-t border-gray-100 pt-3">
          <dt className="font-medium text-gray-900">{m.cashier_to_pay()}</dt>
          <dd>
            <Price value={order.pay_fee} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
