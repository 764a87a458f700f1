import { AFTER_SALE, type AfterSaleType } from '#features/after-sales/after-sale-states.ts'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { centsOf, leftOf } from '#features/orders/refund-rules.ts'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import { markRefund } from '#features/orders/server/mark-refund.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { tellOwner } from '#features/webhooks/server/tell-owner.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { sellerDeadline } from './read-days.ts'
import { noteStep } from './take-step.ts'

type Application = {
  buyerId: number
  /** Held by whoever calls, and free for a request. */
  item: Pick<ItemRow, 'id' | 'order_id' | 'quantity' | 'pay_cents' | 'refunded_num' | 'refunded_cents'>
  /** How many of the pieces that are left. */
  num: number
  type: AfterSaleType
  reason: Text
  content: string
  images: string[]
  now: Date
}

/** Writes a request down with its first step, and marks the item. Answers its id. */
export async function openAfterSale(tx: WriteTx, application: Application): Promise<number> {
  const { buyerId, item, num, now } = application
  const due = await sellerDeadline(tx, now)
  const { id, sn, refund_cents } = await tx
    .insertInto('after_sale')
    .values({
      sn: `A${makeOrderNumber(now)}`,
      buyer_id: buyerId,
      order_id: item.order_id,
      order_item_id: item.id,
      type: application.type,
      status: AFTER_SALE.applied,
      reason: application.reason,
      content: application.content,
      images: application.images,
      num,
      // What was really paid for them, whatever the buyer may have wished for.
      refund_cents: centsOf(leftOf(item), num),
      created_at: now,
      changed_at: now,
      due_at: due,
      act_after: due,
    })
    .returning(['id', 'sn', 'refund_cents'])
    .executeTakeFirstOrThrow()
  await noteStep(tx, { id, from: null, to: AFTER_SALE.applied, actor: `buyer:${buyerId}`, note: '', now })
  await markRefund(tx, item.id, ITEM_REFUND.open)
  const data = { aftersale_sn: sn, amount: toYuan(refund_cents) }
  await tellOwner(tx, { event: 'after_sale', data, buyerId, now })
  return id
}
