import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { isPostageBack, isWhollyRefunded } from '#features/orders/refund-rules.ts'
import { markPostageBack } from '#features/orders/server/mark-postage-back.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockPaidOrder } from './lock-paid-order.ts'
import { sayWaits } from './say-waits.ts'

/** The parcel came late or wet: what was paid for it goes back, the goods stay with the buyer. Once, as a whole. */
export const refundPostage: Act<typeof refundsSellerContract.refundPostage> = async (input, context) => {
  const { tx, actor, now, trace } = context
  const { order_sn, reason, reason_en = '' } = input
  refuseFirst(refundReasonFaults(reason))
  const order = await lockPaidOrder(tx, order_sn)
  const { id: orderId, buyer_id: buyerId, dispatch_cents: cents } = order
  if (cents === 0) refuse(m.refunds_no_postage)
  const items = await itemsOf(tx, [orderId])
  if (isPostageBack(order, items)) refuse(m.refunds_postage_back)
  const asked = { act: 'postage', input, thing: 'order', thingId: order_sn, buyerId } as const
  const waits = await askSecond(context, { ...asked, orderSn: order_sn, cents, reason })
  if (waits) return sayWaits(order_sn, waits, cents)
  await markPostageBack(tx, orderId)
  await tx
    .insertInto('item_refund')
    .values({
      order_id: orderId,
      order_item_id: null,
      kind: 'postage',
      pieces: 0,
      cents,
      after_sale_id: null,
      refund_id: (await refundOrder(tx, { orderId, cents, now })) ?? null,
      reason,
      actor: actorKey(actor),
      created_at: now,
    })
    .execute()
  const amount = toYuan(cents)
  const data = { order_id: orderId, order_sn, amount, reason, reason_en }
  await addMessage(tx, buyerId, { kind: 'order_refunded', data }, now)
  trace({ thing: 'order', id: order_sn, after: { postage_refunded: amount }, reason })
  const given = { order_sn, amount, is_refunded: isWhollyRefunded(items) ? 1 : 0 }
  return withMessage(given, m.refunds_given, { order_sn, amount })
}
