import { placeName } from '#features/address/place-name.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { itemsOf } from '../order-store.ts'
import { findLogistics } from '../show-logistics.ts'
import { showShipTo } from '../show-order.ts'
import { sellerOrders, showLine } from './list-seller-orders.ts'

export const showSellerOrder: Act<typeof ordersSellerContract.showSellerOrder> = async (
  { order_sn },
  { tx, language },
) => {
  const order = await sellerOrders(tx, language).where('order_sn', '=', order_sn).executeTakeFirst()
  if (!order) return refuse(m.orders_none)
  const shipTo = order.ship_to && showShipTo(order.ship_to, language)
  const history = await tx
    .selectFrom('order_event')
    .where('order_id', '=', order.id)
    .select(['created_at', 'from_status', 'to_status', 'actor', 'reason'])
    .orderBy('id')
    .execute()
  return {
    ...showLine(order),
    address: shipTo
      ? `${shipTo.consignee} ${shipTo.mobile} ${placeName(shipTo, language)} ${shipTo.address}`
      : '',
    items: (await itemsOf(tx, [order.id])).map((item) => ({
      sku_id: item.sku_id,
      title: item.title[language],
      option: item.sku_text[language],
      price: toYuan(item.price_cents),
      num: item.quantity,
      pay_price: toYuan(item.pay_cents),
      refund_status: item.refund_status,
    })),
    parcel: (await findLogistics(tx, order.id, language)) ?? null,
    history: history.map((event) => ({
      time: shopTime(event.created_at),
      from: event.from_status,
      to: event.to_status,
      actor: event.actor,
      reason: event.reason,
    })),
  }
}
