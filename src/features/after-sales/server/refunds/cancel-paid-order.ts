import { OPEN } from '#features/after-sales/after-sale-states.ts'
import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { approve } from '#features/after-sales/server/judge.ts'
import { lockAfterSale } from '#features/after-sales/server/lock-after-sale.ts'
import { refundItems } from '#features/after-sales/server/refund-items.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { leftOf, refundedCents } from '#features/orders/refund-rules.ts'
import { markCancelled } from '#features/orders/server/mark-cancelled.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { OrderRow } from '#features/orders/server/show-order.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockPaidOrder } from './lock-paid-order.ts'
import { sayWaits } from './say-waits.ts'

/** Nothing of it has left: all that was paid goes back, what was asked for already as the request it was. */
export const cancelPaidOrder: Act<typeof refundsSellerContract.cancelPaidOrder> = async (input, context) => {
  const { tx, actor, now, changed, trace } = context
  const { order_sn, reason, reason_en = '' } = input
  refuseFirst(refundReasonFaults(reason))
  const order = await lockPaidOrder(tx, order_sn)
  if (order.cancelled_at) refuse(m.refunds_cancelled_already)
  const items = await itemsOf(tx, [order.id])
  if (order.status !== ORDER.paid || items.some(({ sent }) => sent > 0)) refuse(m.refunds_has_left)
  const wanted = order.pay_cents - refundedCents(order, items)
  const asked = { act: 'cancel', input, thing: 'order', thingId: order_sn, buyerId: order.buyer_id } as const
  const waits = await askSecond(context, { ...asked, orderSn: order_sn, cents: wanted, reason })
  if (waits) return sayWaits(order_sn, waits, wanted)
  const by: Calling = { actor: actorKey(actor), restock: input.restock ? 'unsent' : 'none', now }
  changed(...(await grantRequests(tx, order.id, by)), ...(await refundRest(tx, order, { reason, ...by })))
  await markCancelled(tx, { orderId: order.id, actor: by.actor, reason, reason_en, now })
  const amount = toYuan(refundedCents(order, await itemsOf(tx, [order.id])))
  const data = { order_id: order.id, order_sn, amount, reason, reason_en }
  await addMessage(tx, order.buyer_id, { kind: 'order_cancelled', data }, now)
  const after = { status: ORDER.completed, refunded: amount }
  trace({ thing: 'order', id: order_sn, before: { status: order.status }, after, reason })
  return withMessage({ order_sn, amount, is_refunded: 1 }, m.refunds_cancelled, { order_sn, amount })
}

type Calling = { actor: string; restock: 'unsent' | 'none'; now: Date }

/** What the buyer has asked for is a yes now. */
async function grantRequests(tx: WriteTx, orderId: number, by: Calling): Promise<string[]> {
  const open = await tx
    .selectFrom('after_sale')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', OPEN)
    .orderBy('id')
    .execute()
  const tags: string[] = []
  for (const { id } of open) {
    const locked = await lockAfterSale(tx, id)
    if (locked) tags.push(...(await approve(tx, locked, by)))
  }
  return tags
}

/** Requests may have been for everything: then there is no rest. */
async function refundRest(tx: WriteTx, order: OrderRow, by: Calling & { reason: string }): Promise<string[]> {
  const parts = (await itemsOf(tx, [order.id]))
    .map((item) => ({ itemId: item.id, ...leftOf(item) }))
    .filter(({ pieces }) => pieces > 0)
  if (parts.length === 0) return []
  return (await refundItems(tx, { order, parts, kind: 'cancel', ...by })).tags
}
