import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockAfterSale } from './lock-after-sale.ts'
import { showDetail } from './show-after-sale.ts'
import { takeStep } from './take-step.ts'

export const cancelAfterSale: Act<typeof afterSalesContract.cancelAfterSale> = async ({ id }, context) => {
  const { tx, actor, now } = context
  const locked = (await lockAfterSale(tx, id, { buyerId: actor.id })) ?? refuse(m.aftersales_none)
  await takeStep(tx, locked, { act: 'cancel', actor: actorKey(actor), now })
  return withMessage(await showDetail(context, id), m.aftersales_cancelled)
}
