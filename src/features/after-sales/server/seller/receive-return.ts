import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { receive } from '#features/after-sales/server/judge.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import * as m from '#words'
import { lockRequest } from './lock-request.ts'
import { showForSeller, traceOf } from './show-for-seller.ts'

export const receiveReturn: Act<typeof afterSalesSellerContract.receiveReturn> = async ({ id }, context) => {
  const { tx, actor, now, changed, trace } = context
  const locked = await lockRequest(tx, id)
  changed(...(await receive(tx, locked, { actor: actorKey(actor), counted: true, now })))
  const shown = await showForSeller(context, id)
  trace(traceOf(locked, shown))
  return withMessage(shown, m.aftersales_seller_refunded, { amount: shown.refund_amount })
}
