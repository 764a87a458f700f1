import { ORDER, statesBefore } from '#features/orders/order-states.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { moveOrder } from './move-order.ts'

export type Completion = {
  orderId: number
  /** 'buyer:12', 'seller:name', or 'shop' for what happens by itself. */
  actor: string
  reason: string
  now: Date
}

/** Why an order is over, where its buyer had the last word. */
export const REVIEWED = 'reviewed'

/** It was reviewed, or all of its money has gone back. */
const COMPLETABLE = statesBefore(ORDER.completed)

/** Ends an order well. False when it is closed, unpaid or completed already: then nothing was changed. */
export async function completeOrder(
  tx: WriteTx,
  { orderId, actor, reason, now }: Completion,
): Promise<boolean> {
  const moved = await moveOrder(tx, {
    ids: [orderId],
    from: COMPLETABLE,
    to: ORDER.completed,
    actor,
    reason,
    now,
  })
  return moved.length === 1
}
