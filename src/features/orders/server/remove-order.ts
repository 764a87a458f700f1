import { ITEM_REFUND, statesAllowing } from '#features/orders/order-states.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { ordersOf } from './order-store.ts'

/** It leaves the buyer's list; the books keep it. */
export const removeOrder: Act<typeof ordersContract.removeOrder> = async ({ id }, { tx, actor, now }) => {
  const { numUpdatedRows } = await tx
    .updateTable('shop_order')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('buyer_id', '=', actor.id)
    .where('removed_at', 'is', null)
    .where('status', 'in', statesAllowing('delete'))
    // Money of it may still come back: the buyer should find it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_item')
            .select('order_item.id')
            .whereRef('order_item.order_id', '=', 'shop_order.id')
            .where('refund_status', '=', ITEM_REFUND.open),
        ),
      ),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return withMessage({}, m.orders_deleted)
  const exists = await ordersOf(tx, actor.id).where('id', '=', id).select('id').executeTakeFirst()
  return refuse(exists ? m.orders_cannot_delete : m.orders_none)
}
