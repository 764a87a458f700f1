import type { ReadingHeld } from '#features/after-sales/server/refunds/settle-weight.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { lockOrderForSeller } from '#features/orders/server/lock-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { dropReadings, readBefore } from '#features/orders/server/write-weight.ts'
import { nominalGrams } from '#features/orders/weight-rules.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { reopenBox } from './reopen-box.ts'
import { WAVES } from './wave-tags.ts'

/**
 * Nobody agreed to what a reading of the scales means. What was read before holds; without that the goods are weighed again,
 * or, where they have left, the buyer is told what the scales said and may ask for the money.
 */
export async function weighAgain(
  { order_sn, sku_id, grams, since }: ReadingHeld,
  { tx, now }: { tx: WriteTx; now: Date },
): Promise<void> {
  const order = await lockOrderForSeller(tx, order_sn)
  const items = order ? await itemsOf(tx, [order.id]) : []
  const item = items.find((one) => one.sku_id === sku_id)
  if (!order || item?.packed_grams !== grams) return
  const isHere = order.status === ORDER.paid && item.sent === 0
  const before = await readBefore(tx, item.id, since)
  if (before !== null || isHere) await dropReadings(tx, item.id, since)
  if (before !== null) return
  if (isHere) {
    await reopenBox(tx, order)
    changed(tx, WAVES)
    return
  }
  const { zh_CN: title_zh, en_US: title_en } = item.title
  const data = { order_id: order.id, order_sn, title_zh, title_en, nominal: nominalGrams(item), grams }
  await addMessage(tx, order.buyer_id, { kind: 'item_light', data }, now)
}
