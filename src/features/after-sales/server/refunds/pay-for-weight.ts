import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { giveForWeight, partForWeight } from './give-for-weight.ts'
import { lockWeighed } from './lock-weighed.ts'
import type { ReadingHeld } from './settle-weight.ts'

/** A second person agrees to what a reading of the scales means: what is still due for it goes back. */
export async function payForWeight(
  { order_sn, sku_id, grams }: ReadingHeld,
  context: WriteContext<Seller>,
): Promise<void> {
  const locked = await lockWeighed(context.tx, { order_sn, sku_id })
  const part = await partForWeight(context.tx, locked.item, grams)
  if (!part || locked.item.packed_grams !== grams) return refuse(m.refunds_nothing_left)
  const cents = await giveForWeight(context, locked, { part, grams })
  const after = { sku: sku_id, grams, refunded: toYuan(cents) }
  context.trace({ thing: 'order', id: order_sn, after })
}
