import { addMessage } from '#features/notices/server/add-message.ts'
import { ITEM_REFUND, isClosed, ORDER } from '#features/orders/order-states.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { moveOrder } from '../move-order.ts'

/** As couriers print them; blanks people type along are left out. */
const readNumber = (text: string) => {
  const number = text.replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{6,32}$/.test(number) ? number : refuse(m.orders_tracking_no_wrong)
}

export const shipOrder: Act<typeof ordersSellerContract.shipOrder> = async (input, context) => {
  const { tx, actor, now, language } = context
  const courier = await findCourier(tx, input.courier)
  const number = readNumber(input.tracking_no)
  const order = await lockShippable(tx, input.order_sn)
  const by = { actor: actorKey(actor), reason: `shipped with ${courier.code} ${number}`, now }
  await moveOrder(tx, { ids: [order.id], from: [ORDER.paid], to: ORDER.shipped, ...by })
  await tx
    .insertInto('shipment')
    .values({ order_id: order.id, courier_id: courier.id, tracking_no: number, created_at: now })
    .execute()
  const handedOver: Text = {
    zh_CN: m.orders_track_shipped({ courier: courier.name.zh_CN }, { locale: 'zh_CN' }),
    en_US: m.orders_track_shipped({ courier: courier.name.en_US }, { locale: 'en_US' }),
  }
  await tx
    .insertInto('tracking_event')
    .values({ order_id: order.id, text: handedOver, place: null, happened_at: now })
    .execute()
  const { id: order_id, order_sn } = order
  const data = { order_id, order_sn, courier: courier.code, tracking_no: number }
  await addMessage(tx, order.buyer_id, { kind: 'order_shipped', data }, now)
  const name = courier.name[language]
  return withMessage({ order_sn, courier: name, tracking_no: number }, m.orders_shipped_done, {
    order_sn,
    courier: name,
    number,
  })
}

/** By its code or by its name in either language. */
async function findCourier(tx: WriteTx, wanted: string) {
  const couriers = await tx
    .selectFrom('courier')
    .where('active', '=', true)
    .select(['id', 'code', 'name'])
    .orderBy('id')
    .execute()
  const asked = wanted.toLowerCase()
  const found = couriers.find(({ code, name }) =>
    [code, name.zh_CN, name.en_US].some((one) => one.toLowerCase() === asked),
  )
  return found ?? refuse(m.orders_courier_unknown, { known: couriers.map(({ code }) => code).join(', ') })
}

/**
 * The order, held until the end. Whoever asks for money back holds it too, so the items are looked at only once it is
 * ours: nothing is shipped that is being refunded.
 */
async function lockShippable(tx: WriteTx, orderSn: string) {
  const order = await tx
    .selectFrom('shop_order')
    .where('order_sn', '=', orderSn)
    .select(['id', 'buyer_id', 'order_sn', 'status'])
    .forUpdate()
    .executeTakeFirst()
  if (!order) return refuse(m.orders_none)
  if (order.status === ORDER.awaitingPayment) return refuse(m.orders_ship_unpaid)
  if (isClosed(order.status)) return refuse(m.orders_already_closed)
  if (order.status !== ORDER.paid) return refuse(m.orders_ship_already)
  const rows = await select(tx)`
    select id from order_item where order_id = ${order.id} and refund_status = ${literal(ITEM_REFUND.open)} limit 1`
  return rows.length > 0 ? refuse(m.orders_ship_disputed) : order
}
