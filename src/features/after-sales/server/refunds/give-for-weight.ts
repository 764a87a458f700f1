import { refundItems } from '#features/after-sales/server/refund-items.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { leftHere, leftOf } from '#features/orders/refund-rules.ts'
import type { RefundedPart } from '#features/orders/server/count-refund.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { centsForMissing, nominalGrams as weightOf } from '#features/orders/weight-rules.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import type { LockedWeighed } from './lock-weighed.ts'

/** What is due of an item that weighs so much, beside what went back for its weight before; nothing where that is enough. */
export async function partForWeight(
  tx: ReadTx,
  item: ItemRow,
  grams: number,
): Promise<RefundedPart | undefined> {
  const here = leftHere(item)
  const before = await givenForWeight(tx, item.id)
  const promised = { nominalGrams: weightOf(item), grams, tolerancePermille: item.tolerance_permille }
  const cents = Math.min(here.cents, centsForMissing(here.cents + before, promised) - before)
  if (cents <= 0) return undefined
  // All the money of what is here takes the pieces along.
  const pieces = cents === here.cents ? here.pieces : 0
  return { itemId: item.id, pieces, cents, here: pieces < leftOf(item).pieces }
}

/** It goes back, and the buyer is told both weights. */
export async function giveForWeight(
  { tx, actor, now, changed }: WriteContext<Seller>,
  { order, item }: LockedWeighed,
  { part, grams }: { part: RefundedPart; grams: number },
): Promise<Cents> {
  const nominal = weightOf(item)
  const by = { actor: actorKey(actor), reason: `${grams} g of ${nominal} g`, now }
  const given = await refundItems(tx, { order, parts: [part], kind: 'weight', restock: 'none', ...by })
  changed(...given.tags)
  const { id: order_id, order_sn } = order
  const { zh_CN: title_zh, en_US: title_en } = item.title
  const data = { order_id, order_sn, title_zh, title_en, nominal, grams, amount: toYuan(given.cents) }
  await addMessage(tx, order.buyer_id, { kind: 'item_short', data }, now)
  return given.cents
}

/** What went back for weight before. */
async function givenForWeight(tx: ReadTx, itemId: number): Promise<Cents> {
  const { cents } = await tx
    .selectFrom('item_refund')
    .where('order_item_id', '=', itemId)
    .where('kind', '=', 'weight')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('cents'), lit(0)).as('cents'))
    .executeTakeFirstOrThrow()
  return Number(cents)
}
