import type { FoundAtTable } from '#features/approvals/found-at-table.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { writeWeight } from '#features/orders/server/write-weight.ts'
import { nominalGrams as weightOf } from '#features/orders/weight-rules.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { actorKey, type Seller } from '#platform/contract/actor.ts'
import type { Cents } from '#platform/money.ts'
import { foreseeCents } from './foresee-cents.ts'
import { giveForWeight, partForWeight } from './give-for-weight.ts'
import type { LockedWeighed } from './lock-weighed.ts'

type Reading = {
  grams: number
  correction: boolean
  reason: string
  /** The first reading whose money waits, where this one takes its place. */
  since?: number
}

export type Settled = {
  nominalGrams: number
  cents: Cents
  /** 0, or the number the money waits under. */
  approval: number
}

/** A reading whose money waits. Where nobody agrees, no reading counts from `since` on. */
export type ReadingHeld = { order_sn: string; sku_id: number; grams: number; since: number }

export const aboutWeight = ({ order_sn, sku_id }: { order_sn: string; sku_id: number }) =>
  ({ thing: 'weight', thingId: `${order_sn}/${sku_id}` }) as const

/**
 * What was packed is written down, and what is missing beyond the tolerance goes back in the same transaction, with both
 * weights told; beyond the sums of whoever weighs the reading holds and its money waits. A second reading gives only what
 * the first has not: what went back stays back.
 */
export async function settleWeight(
  context: WriteContext<Seller>,
  locked: LockedWeighed,
  { grams, correction, reason, since }: Reading,
): Promise<Settled> {
  const { tx, actor, now } = context
  const { order, item } = locked
  const nominalGrams = weightOf(item)
  const pieces = item.quantity - item.refunded_num - item.missing
  const about = { order_item_id: item.id, pieces, nominal_grams: nominalGrams }
  const by = { reason, actor: actorKey(actor), created_at: now }
  const reading = await writeWeight(tx, { ...about, grams, correction, ...by })
  const part = await partForWeight(tx, item, grams)
  if (!part) return { nominalGrams, cents: 0, approval: 0 }
  const { order_sn } = order
  const pointer = { order_sn, sku_id: item.sku_id }
  const found: FoundAtTable = { ...pointer, title: item.title, pieces: 0, nominal_grams: nominalGrams, grams }
  const approval = await askSecond(context, {
    ...aboutWeight(pointer),
    act: 'weight',
    input: { ...pointer, grams, since: since ?? reading, found: [found] },
    buyerId: order.buyer_id,
    orderSn: order_sn,
    cents: foreseeCents(order, await itemsOf(tx, [order.id]), [part]),
    reason,
  })
  if (approval) return { nominalGrams, cents: 0, approval }
  return { nominalGrams, cents: await giveForWeight(context, locked, { part, grams }), approval: 0 }
}
