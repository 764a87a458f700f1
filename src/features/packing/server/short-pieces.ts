import { refundItems } from '#features/after-sales/server/refund-items.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { centsOf, leftOf } from '#features/orders/refund-rules.ts'
import type { SellersOrder } from '#features/orders/server/lock-order.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { sayInBoth } from '#platform/batches/say-in-both.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import * as m from '#words'
import { WAVES } from './wave-tags.ts'

/**
 * Some pieces of an order cannot be found. The rule decides what goes back, not the person: what was paid for them. They are not
 * put back on the shelf, since they were not there. The order is held already.
 */
export async function shortPieces(
  { tx, actor, now, changed, trace }: WriteContext<Seller>,
  order: SellersOrder,
  item: ItemRow,
  missing: number,
): Promise<{ cents: Cents; whole: boolean }> {
  const { order_sn } = order
  const part = { itemId: item.id, pieces: missing, cents: centsOf(leftOf(item), missing) }
  const { zh_CN: reason, en_US: reason_en } = sayInBoth({ sentence: m.waves_short_reason, inputs: {} })
  const by = { actor: actorKey(actor), reason, now }
  const given = { order, parts: [part], kind: 'seller' as const, restock: 'none' as const, ...by }
  const { cents, whole, tags } = await refundItems(tx, given)
  changed(WAVES, ...tags)
  const amount = toYuan(cents)
  const data = { order_id: order.id, order_sn, amount, reason, reason_en }
  await addMessage(tx, order.buyer_id, { kind: 'order_refunded', data }, now)
  trace({ thing: 'order', id: order_sn, after: { sku: item.sku_id, missing, refunded: amount }, reason })
  return { cents, whole }
}
