import type { WriteContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type LockedAfterSale, lockAfterSale } from './lock-after-sale.ts'

/** A request of the buyer's with the sum that is offered for it, locked; refused where there is none. */
export async function lockOffer(
  { tx, actor }: Pick<WriteContext<Buyer>, 'tx' | 'actor'>,
  id: number,
): Promise<LockedAfterSale & { offered: Cents }> {
  const locked = (await lockAfterSale(tx, id, { buyerId: actor.id })) ?? refuse(m.aftersales_none)
  const offered = locked.sale.offer_cents ?? refuse(m.aftersales_no_offer)
  return { ...locked, offered }
}
