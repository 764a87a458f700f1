import { type Refunded, refundItems } from '#features/after-sales/server/refund-items.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import type { RefundedPart } from '#features/orders/server/count-refund.ts'
import type { SellersOrder } from '#features/orders/server/lock-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'

type Giving = {
  /** Locked by whoever calls. */
  order: SellersOrder
  parts: readonly RefundedPart[]
  reason: string
  reason_en: string
  /** The pieces are here and for sale again. */
  restock: boolean
  actor: string
  now: Date
}

/** Money goes back that nobody asked for, and the buyer is told why. */
export async function giveUnasked(tx: WriteTx, { restock, reason_en, ...giving }: Giving): Promise<Refunded> {
  const { order, reason, now } = giving
  const given = await refundItems(tx, { ...giving, kind: 'seller', restock: restock ? 'all' : 'none' })
  const data = { order_id: order.id, order_sn: order.order_sn, amount: toYuan(given.cents) }
  await addMessage(tx, order.buyer_id, { kind: 'order_refunded', data: { ...data, reason, reason_en } }, now)
  return given
}
