import { findOpenCoupons, markCollected } from '#features/orders/server/coupons/list-available-coupons.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { pick } from '#platform/pick.ts'

/** Of the open coupons those this buyer may have; 1 marks those they have. */
export async function showOwnCoupons(context: ReadContext<Buyer>) {
  const open = await markCollected(await findOpenCoupons(context), context)
  return open.map((one) => pick(one, 'id', 'collected'))
}
