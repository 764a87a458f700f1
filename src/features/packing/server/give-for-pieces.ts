import { type Refunded, refundItems } from '#features/after-sales/server/refund-items.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import type { SellersOrder } from '#features/orders/server/lock-order.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { sayInBoth } from '#platform/batches/say-in-both.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import * as m from '#words'
import { WAVES } from './wave-tags.ts'

export type Short = { order: SellersOrder; item: ItemRow; pieces: number; cents: Cents }

/**
 * The money of pieces that cannot be found goes back, and the buyer is told. They are not put back on the shelf, since they
 * were not there. The order is held already.
 */
export async function giveForPieces(
  { tx, actor, now, changed, trace }: WriteContext<Seller>,
  { order, item, pieces, cents }: Short,
  { here }: { here: boolean },
): Promise<Refunded> {
  const { order_sn } = order
  const parts = [{ itemId: item.id, pieces, cents, here }]
  const { zh_CN: reason, en_US: reason_en } = sayInBoth({ sentence: m.waves_short_reason, inputs: {} })
  const by = { actor: actorKey(actor), reason, now }
  const given = await refundItems(tx, { order, parts, kind: 'seller', restock: 'none', ...by })
  changed(WAVES, ...given.tags)
  const amount = toYuan(given.cents)
  const data = { order_id: order.id, order_sn, amount, reason, reason_en }
  await addMessage(tx, order.buyer_id, { kind: 'order_refunded', data }, now)
  trace({
    thing: 'order',
    id: order_sn,
    after: { sku: item.sku_id, missing: pieces, refunded: amount },
    reason,
  })
  return given
}
