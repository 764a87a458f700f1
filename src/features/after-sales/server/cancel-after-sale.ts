import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { holdAfterSale } from './hold-after-sale.ts'
import { showDetail } from './show-after-sale.ts'
import { takeStep } from './take-step.ts'

export const cancelAfterSale: Act<typeof afterSalesContract.cancel> = async ({ id }, given) => {
  const { tx, actor, now } = given
  const held = (await holdAfterSale(tx, id, { buyerId: actor.id })) ?? refuse(m.aftersales_none)
  await takeStep(tx, held, { act: 'cancel', actor: actorKey(actor), now })
  return say(await showDetail(given, id), m.aftersales_cancelled)
}
