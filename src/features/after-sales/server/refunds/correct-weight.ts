import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockWeighed } from './lock-weighed.ts'
import { settleWeight } from './settle-weight.ts'
import { showWeight } from './show-weight.ts'

/** The scales were wrong, or somebody mistyped: a new reading beside the old one, with its reason. */
export const correctWeight: Act<typeof refundsSellerContract.correctWeight> = async (input, context) => {
  const { tx, actor, now, trace } = context
  refuseFirst(refundReasonFaults(input.reason))
  const locked = await lockWeighed(tx, input)
  if (locked.item.packed_grams === null) refuse(m.refunds_not_yet_weighed)
  const { grams, reason } = input
  const settled = await settleWeight(tx, locked, {
    grams,
    correction: true,
    reason,
    actor: actorKey(actor),
    now,
  })
  const before = { grams: locked.item.packed_grams }
  trace({
    thing: 'order',
    id: input.order_sn,
    before,
    after: { sku: input.sku_id, grams, ...settled },
    reason,
  })
  return showWeight(input, settled)
}
