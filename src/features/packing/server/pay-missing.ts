import type { FoundAtTable } from '#features/approvals/found-at-table.ts'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { centsOf } from '#features/orders/refund-rules.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { giveForPieces } from './give-for-pieces.ts'
import { lockMissing } from './lock-missing.ts'

/** A second person agrees: the money of what is still missing goes back. What was paid back otherwise meanwhile is not. */
export async function payMissing(
  { found }: { found: readonly FoundAtTable[] },
  context: WriteContext<Seller>,
): Promise<void> {
  const missing = await lockMissing(context.tx, found)
  if (missing.length === 0) refuse(m.refunds_nothing_left)
  for (const { order, item, pieces } of missing) {
    if (item.refund_status === ITEM_REFUND.open) refuse(m.refunds_open_request)
    const cents = centsOf({ pieces: item.missing, cents: item.missing_cents }, pieces)
    await giveForPieces(context, { order, item, pieces, cents }, { here: false })
  }
}
