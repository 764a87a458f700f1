import { refundItems } from '#features/after-sales/server/refund-items.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { leftOf, piecesWith } from '#features/orders/refund-rules.ts'
import { writeWeight } from '#features/orders/server/write-weight.ts'
import { centsForMissing, nominalGrams as weightOf } from '#features/orders/weight-rules.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import type { LockedWeighed } from './lock-weighed.ts'

type Reading = { grams: number; correction: boolean; reason: string; actor: string; now: Date }

export type Settled = { nominalGrams: number; cents: Cents }

/**
 * What was packed is written down, and what is missing beyond the tolerance goes back in the same transaction, with both
 * weights told. A second reading gives only what the first has not: what went back stays back.
 */
export async function settleWeight(
  tx: WriteTx,
  { order, item }: LockedWeighed,
  { grams, correction, reason, actor, now }: Reading,
): Promise<Settled> {
  const left = leftOf(item)
  const nominalGrams = weightOf(item)
  const about = { order_item_id: item.id, pieces: left.pieces, nominal_grams: nominalGrams }
  await writeWeight(tx, { ...about, grams, correction, reason, actor, created_at: now })
  const before = await givenForWeight(tx, item.id)
  const promised = { nominalGrams, grams, tolerancePermille: item.tolerance_permille }
  const cents = Math.min(left.cents, centsForMissing(left.cents + before, promised) - before)
  if (cents <= 0) return { nominalGrams, cents: 0 }
  const parts = [{ itemId: item.id, pieces: piecesWith(left, cents), cents }]
  const told = `${grams} g of ${nominalGrams} g`
  const by = { kind: 'weight', restock: 'none', reason: told, actor, now } as const
  const given = await refundItems(tx, { order, parts, ...by })
  changed(tx, ...given.tags)
  const { id: order_id, order_sn } = order
  const weights = { nominal: nominalGrams, grams, amount: toYuan(given.cents) }
  const data = { order_id, order_sn, title_zh: item.title.zh_CN, title_en: item.title.en_US, ...weights }
  await addMessage(tx, order.buyer_id, { kind: 'item_short', data }, now)
  return { nominalGrams, cents: given.cents }
}

/** What went back for weight before. */
async function givenForWeight(tx: WriteTx, itemId: number): Promise<Cents> {
  const { cents } = await tx
    .selectFrom('item_refund')
    .where('order_item_id', '=', itemId)
    .where('kind', '=', 'weight')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('cents'), lit(0)).as('cents'))
    .executeTakeFirstOrThrow()
  return Number(cents)
}
