import { ORDER } from '#features/orders/order-states.ts'
import { findsAny } from '#platform/database/finds-any.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { itemsOf, ORDER_COLUMNS } from './order-store.ts'
import { showShipTo } from './show-order.ts'

/** An account is not closed while an order of it waits, is prepared, or is on its way. */
export async function mayCloseOrders(tx: ReadTx, buyerId: number): Promise<Sentence | undefined> {
  const busy = tx
    .selectFrom('shop_order')
    .where('buyer_id', '=', buyerId)
    .where('status', 'in', [ORDER.awaitingPayment, ORDER.paid, ORDER.shipped])
  return (await findsAny(tx, busy)) ? m.orders_account_busy : undefined
}

/** Everything ever ordered, those the buyer took out of the list too: it is their data. */
export async function exportOrders(tx: ReadTx, buyerId: number, language: Language): Promise<unknown> {
  const orders = await tx
    .selectFrom('shop_order')
    .where('buyer_id', '=', buyerId)
    .select(ORDER_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = orders.map(({ id }) => id)
  const items = Map.groupBy(await itemsOf(tx, ids), (item) => item.order_id)
  return orders.map((order) => ({
    order_sn: order.order_sn,
    status: order.status,
    created_at: shopTime(order.created_at),
    pay_fee: toYuan(order.pay_cents),
    pay_method: order.pay_method,
    remark: order.remark,
    address: order.ship_to && showShipTo(order.ship_to, language),
    items: (items.get(order.id) ?? []).map((item) => ({
      title: item.title[language],
      option: item.sku_text[language],
      price: toYuan(item.price_cents),
      quantity: item.quantity,
      packed_grams: item.packed_grams,
      refunded_pieces: item.refunded_num,
      refunded_amount: toYuan(item.refunded_cents),
    })),
  }))
}
