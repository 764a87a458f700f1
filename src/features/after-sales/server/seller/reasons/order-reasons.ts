import type { reasonsSellerContract } from '#features/after-sales/reasons-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { namesAll, placeIn } from '#platform/database/positions.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockReasons } from './lock-reasons.ts'
import { sellerReasons } from './show-seller-reason.ts'

export const orderReasons: Act<typeof reasonsSellerContract.orderReasons> = async (
  { type, ids },
  { tx, trace },
) => {
  if (!namesAll(ids, await lockReasons(tx, type))) return refuse(m.sellersite_order_incomplete)
  await tx
    .updateTable('refund_reason')
    .set({ position: placeIn(ids) })
    .where('type', '=', type)
    .execute()
  trace({ thing: 'reason', id: 'order', after: { type, ids } })
  return withMessage(await sellerReasons(tx), m.sellersite_ordered)
}
