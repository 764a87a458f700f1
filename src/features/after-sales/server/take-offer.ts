import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { giveBack } from './give-back.ts'
import { lockOffer } from './lock-offer.ts'
import { showDetail } from './show-after-sale.ts'
import { takeStep } from './take-step.ts'

/** The buyer agrees to the sum and keeps the goods: none of the pieces counts as given back. */
export const takeOffer: Act<typeof afterSalesContract.takeOffer> = async (input, context) => {
  const { tx, actor, now, changed } = context
  const { offered, ...locked } = await lockOffer(context, input.id)
  if (input.amount !== offered) refuse(m.aftersales_no_offer)
  const by = { actor: actorKey(actor), now }
  const offer = { act: 'take', cents: offered } as const
  const sale = await takeStep(tx, locked, { act: 'take', offer, more: { refund_cents: offered }, ...by })
  changed(...(await giveBack(tx, { locked, sale, kind: 'offer', restock: 'none', ...by })))
  return withMessage(await showDetail(context, input.id), m.aftersales_offer_taken, {
    amount: toYuan(offered),
  })
}
