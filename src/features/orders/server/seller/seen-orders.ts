import { type RawBuilder, sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import { actorMay } from '#features/people/actor-may.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { literal } from '#platform/database/literal.ts'

/** Whoever packs sees what is to be packed and what has just left, and no order besides; the others see all. */
export const isSeenBy = (actor: Seller): RawBuilder<boolean> =>
  actorMay(actor, 'see every order')
    ? sql`true`
    : sql`shop_order.status in (${literal(ORDER.paid, ORDER.shipped)}) and not shop_order.virtual`
