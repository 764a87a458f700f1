import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import * as m from '#words'
import { lockOffer } from './lock-offer.ts'
import { moveOffer } from './move-offer.ts'
import { sellerDeadline } from './read-days.ts'
import { showDetail } from './show-after-sale.ts'

/** The request stands as it was, and the seller has the turn again with the whole time. */
export const refuseOffer: Act<typeof afterSalesContract.refuseOffer> = async ({ id }, context) => {
  const { tx, actor, now } = context
  const { sale } = await lockOffer(context, id)
  await moveOffer(tx, sale, {
    act: 'refuse',
    actor: actorKey(actor),
    due: await sellerDeadline(tx, now),
    now,
  })
  return withMessage(await showDetail(context, id), m.aftersales_offer_refused)
}
