import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { lockWaiting, replaceApproval } from '#features/approvals/server/replace-approval.ts'
import { askBackUntil } from '#features/orders/ask-back-rules.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { askAgain } from './ask-again.ts'
import { type LockedWeighed, lockWeighed } from './lock-weighed.ts'
import { aboutWeight, type ReadingHeld, settleWeight } from './settle-weight.ts'
import { showWeight } from './show-weight.ts'

/**
 * The scales were wrong, or somebody mistyped: a new reading beside the old one, with its reason. It takes the place of one
 * whose money still waits.
 */
export const correctWeight: Act<typeof refundsSellerContract.correctWeight> = async (input, context) => {
  const { tx, now, trace } = context
  refuseFirst(refundReasonFaults(input.reason))
  const waiting = await lockWaiting(tx, aboutWeight(input))
  const locked = await lockWeighed(tx, input)
  const { item } = locked
  if (item.packed_grams === null) refuse(m.refunds_not_yet_weighed)
  if (isOver(locked, now)) refuse(m.refunds_weight_over)
  askAgain(item, input)
  if (waiting) await replaceApproval(context, waiting.id)
  const { grams, reason } = input
  const since = waiting && { since: (waiting.input as ReadingHeld).since }
  const settled = await settleWeight(context, locked, { grams, correction: true, reason, ...since })
  const after = { sku: input.sku_id, grams, ...settled }
  trace({ thing: 'order', id: input.order_sn, before: { grams: item.packed_grams }, after, reason })
  return showWeight(input, settled)
}

/** A weight can be put right as long as its buyer may ask for money back, and never once the order is completed. */
function isOver({ order, item }: LockedWeighed, now: Date): boolean {
  if (order.status === ORDER.completed) return true
  const until = askBackUntil(order.received_at, item.after_sale_hours)
  return until !== null && until < now
}
