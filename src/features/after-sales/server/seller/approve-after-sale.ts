import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import type { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { approve } from '#features/after-sales/server/judge.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import * as m from '#words'
import { askAbout, sayWaits } from './ask-about.ts'
import { lockRequest } from './lock-request.ts'
import { showForSeller, traceOf } from './show-for-seller.ts'

export const approveAfterSale: Act<typeof afterSalesSellerContract.approveAfterSale> = async (
  { id },
  context,
) => {
  const { tx, actor, now, changed, trace } = context
  const locked = await lockRequest(tx, id)
  const waits = await askAbout(context, locked, { act: 'approve', input: { id } })
  if (waits) return sayWaits(await showForSeller(context, id), waits, locked.sale.refund_cents)
  changed(...(await approve(tx, locked, { actor: actorKey(actor), now })))
  const shown = await showForSeller(context, id)
  trace(traceOf(locked, shown))
  return shown.aftersale_status === AFTER_SALE.settled
    ? withMessage(shown, m.aftersales_seller_refunded, { amount: shown.refund_amount })
    : withMessage(shown, m.aftersales_seller_approved)
}
