import { ORDER } from '#features/orders/order-states.ts'
import { stillOwed } from '#features/orders/parcel-rules.ts'
import { isWhollyRefunded, postageDue } from '#features/orders/refund-rules.ts'
import { completeOrder } from '#features/orders/server/complete-order.ts'
import { countRefund, type RefundedPart } from '#features/orders/server/count-refund.ts'
import { moveOrder } from '#features/orders/server/move-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { restockItem } from '#features/orders/server/restock-item.ts'
import type { ItemRow, OrderRow } from '#features/orders/server/show-order.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'
import type { RefundKind } from './after-sales-tables.ts'

export type Refunding = {
  /** Held by whoever calls. */
  order: OrderRow
  /** In the order of their ids. */
  parts: readonly RefundedPart[]
  kind: Exclude<RefundKind, 'postage'>
  afterSaleId?: number
  /**
   * Which of the goods are for sale again: those that never left, all because they are here, or none. `returned` are
   * those a parcel brought back.
   */
  restock: 'unsent' | 'returned' | 'all' | 'none'
  reason: string
  actor: string
  now: Date
}

export type Refunded = {
  refundId: number | null
  /** All that goes back, the postage included. */
  cents: Cents
  /** Nothing of the order is left: it is over. */
  whole: boolean
  /** Answers that are out of date now. */
  tags: string[]
}

/**
 * Money of an order's items goes back in the transaction that decided it: counted on each item, written down as a row
 * of its own, and returned to the buyer as one sum. With nothing left that was not refunded the order is over, and the
 * postage goes back too if nothing ever left.
 */
export async function refundItems(tx: WriteTx, refunding: Refunding): Promise<Refunded> {
  const { order, parts, now } = refunding
  const tags: string[] = []
  for (const part of parts) tags.push(...(await countPart(tx, part, refunding)))
  const items = await itemsOf(tx, [order.id])
  const whole = isWhollyRefunded(items)
  const postage = postageDue(order, items)
  const cents = parts.reduce((sum, part) => sum + part.cents, postage)
  const refundId = (await refundOrder(tx, { orderId: order.id, cents, now })) ?? null
  await writeDown(tx, refunding, { postage, refundId })
  await moveOn(tx, refunding, items)
  return { refundId, cents, whole, tags }
}

async function countPart(tx: WriteTx, part: RefundedPart, refunding: Refunding): Promise<string[]> {
  const { order, restock, actor, now } = refunding
  const stayed = await countRefund(tx, part, { returned: restock === 'returned' })
  const pieces = { unsent: stayed, returned: part.pieces, all: part.pieces, none: 0 }[restock]
  return restockItem(tx, { itemId: part.itemId, pieces, orderSn: order.order_sn, actor, now })
}

/** Nothing is left: it is over. Nothing is left to send, and something was: it counts as shipped. */
async function moveOn(
  tx: WriteTx,
  { order, actor, now }: Refunding,
  items: readonly ItemRow[],
): Promise<void> {
  if (isWhollyRefunded(items)) {
    await completeOrder(tx, { orderId: order.id, actor, reason: 'everything was refunded', now })
  } else if (order.status === ORDER.paid && items.every((item) => stillOwed(item) === 0)) {
    const reason = 'what had not been sent was refunded'
    await moveOrder(tx, { ids: [order.id], from: [ORDER.paid], to: ORDER.shipped, actor, reason, now })
  }
}

type Given = { postage: Cents; refundId: number | null }

async function writeDown(tx: WriteTx, refunding: Refunding, { postage, refundId }: Given): Promise<void> {
  const { order, parts, kind, afterSaleId, reason, actor, now } = refunding
  const common = { order_id: order.id, reason, actor, created_at: now }
  const rows = parts.map(({ itemId, pieces, cents }) => ({
    ...common,
    order_item_id: itemId,
    kind,
    pieces,
    cents,
    after_sale_id: afterSaleId ?? null,
    refund_id: cents > 0 ? refundId : null,
  }))
  const alone = { order_item_id: null, kind: 'postage' as const, pieces: 0, after_sale_id: null }
  await tx
    .insertInto('item_refund')
    .values([...rows, ...(postage > 0 ? [{ ...common, ...alone, cents: postage, refund_id: refundId }] : [])])
    .execute()
}
