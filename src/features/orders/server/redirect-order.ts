import { ORDER } from '#features/orders/order-states.ts'
import { expectedDay } from '#features/postage/delivery-rules.ts'
import { findDelivery } from '#features/postage/server/find-delivery.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { noteEvent } from './note-event.ts'
import { itemsOf } from './order-store.ts'
import type { ShipTo } from './orders-tables.ts'
import { refuseProvince } from './refuse-province.ts'
import type { OrderRow } from './show-order.ts'

type Redirecting = {
  /** Held by whoever calls. */
  order: OrderRow
  to: ShipTo & { province_id: number }
  actor: string
  language: Language
  now: Date
}

/**
 * An order goes elsewhere, as long as nothing of it has left. What was paid for the postage stays as it is, also where it
 * would cost otherwise: the history says so.
 */
export async function redirectOrder(tx: WriteTx, redirecting: Redirecting): Promise<void> {
  const { order, to, actor, language, now } = redirecting
  if (order.virtual) refuse(m.orders_no_parcel)
  const open = order.status === ORDER.awaitingPayment || order.status === ORDER.paid
  if (!open || (await itemsOf(tx, [order.id])).some(({ sent }) => sent > 0)) refuse(m.orders_address_late)
  const delivery = await findDelivery(tx, to.province_id)
  if (!delivery.delivered) refuseProvince(to, language)
  const { consignee, mobile, address, province_id, province_name, city_name, district_name } = to
  const shipTo: ShipTo = { consignee, mobile, address, province_id, province_name, city_name, district_name }
  await tx
    .updateTable('shop_order')
    .set({ ship_to: JSON.stringify(shipTo), expected_on: expectedDay(order.paid_at ?? now, delivery) })
    .where('id', '=', order.id)
    .execute()
  const elsewhere = order.ship_to?.province_name.zh_CN !== province_name.zh_CN
  const postage = `; postage stays ${toYuan(order.dispatch_cents)} though the province changed`
  const reason = `delivery address changed${elsewhere ? postage : ''}`
  await noteEvent(tx, { orderId: order.id, status: order.status, actor, reason, now })
}
