import { rejectionFaults } from '#features/after-sales/after-sales-rules.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { reject } from '#features/after-sales/server/judge.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockRequest } from './lock-request.ts'
import { showForSeller, traceOf } from './show-for-seller.ts'

export const rejectAfterSale: Act<typeof afterSalesSellerContract.rejectAfterSale> = async (
  input,
  context,
) => {
  const { tx, actor, now, trace } = context
  refuseFirst(rejectionFaults(input.reason))
  const locked = await lockRequest(tx, input.id)
  await reject(tx, locked, input, { actor: actorKey(actor), now })
  const shown = await showForSeller(context, input.id)
  trace({ ...traceOf(locked, shown), reason: input.reason })
  return withMessage(shown, m.aftersales_seller_rejected)
}
