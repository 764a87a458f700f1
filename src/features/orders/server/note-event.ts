import type { OrderStatus } from '#features/orders/order-states.ts'
import type { WriteTx } from '#platform/database/tx.ts'

export type Noted = {
  orderId: number
  status: OrderStatus
  actor: string
  reason: string
  /** Where a buyer reads it; '' where nobody wrote it in English. */
  reason_en?: string
  now: Date
}

/** Something happened to an order that left its state as it was: who, when, why. */
export async function noteEvent(tx: WriteTx, noted: Noted): Promise<void> {
  const { orderId, status, actor, reason, reason_en = '', now } = noted
  const stays = { from_status: status, to_status: status }
  await tx
    .insertInto('order_event')
    .values({ order_id: orderId, ...stays, actor, reason, reason_en, created_at: now })
    .execute()
}
