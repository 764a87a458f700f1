import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { findOrder } from './find-order.ts'

export const flagOrder: Act<typeof ordersSellerContract.flagOrder> = async (
  { order_sn, flagged },
  { tx, actor, now, trace },
) => {
  const order_id = await findOrder(tx, order_sn)
  if (flagged)
    await tx
      .insertInto('order_flag')
      .values({ order_id, actor: actorKey(actor), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('order_flag').where('order_id', '=', order_id).execute()
  trace({ thing: 'order', id: order_sn, after: { flagged } })
  return { order_sn, flagged }
}
