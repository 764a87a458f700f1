import { Link } from 'react-router'
import { statusName } from '#desk/orders/order-status.ts'
import { Panel } from '#desk/shell/panel.tsx'
import type { SellerBuyerDetail } from '#features/buyers/buyers-seller-contract.ts'
import { deskPaths } from '#paths/desk'
import * as m from '#words'

/** Who asks and what they bought last, beside the talk. */
export function BuyerBeside({ shown }: { shown: SellerBuyerDetail }) {
  const { buyer, orders } = shown
  return (
    <Panel title={m.desk_buyer()}>
      <Link to={deskPaths.buyer(buyer.id)} className="text-brand-700 underline">
        {buyer.nickname}
      </Link>
      {buyer.note && <p className="mt-1 text-amber-700">{buyer.note}</p>}
      <ul className="mt-3 space-y-3">
        {orders.slice(0, 5).map((order) => (
          <li key={order.order_sn}>
            <Link to={deskPaths.order(order.order_sn)} className="text-brand-700 underline">
              {order.order_sn}
            </Link>
            <span className="block text-sm text-gray-600">
              {statusName(order.status)} · ¥{order.pay_fee}
            </span>
            <span className="line-clamp-2 block text-sm text-gray-500">{order.goods}</span>
          </li>
        ))}
      </ul>
      {orders.length === 0 && <p className="text-gray-500">{m.desk_no_orders()}</p>}
    </Panel>
  )
}
