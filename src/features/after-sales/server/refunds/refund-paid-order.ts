import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { refundItems } from '#features/after-sales/server/refund-items.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { chooseParts } from './choose-parts.ts'
import { foreseeCents } from './foresee-cents.ts'
import { lockPaidOrder } from './lock-paid-order.ts'
import { sayWaits } from './say-waits.ts'

/** A seller gives money back unasked: pieces that cannot be packed, a sum for the trouble, or everything. */
export const refundPaidOrder: Act<typeof refundsSellerContract.refundPaidOrder> = async (input, context) => {
  const { tx, actor, now, changed, trace } = context
  const { order_sn, reason } = input
  refuseFirst(refundReasonFaults(reason))
  if (input.num !== undefined && input.amount !== undefined) refuse(m.refunds_num_or_amount)
  if (input.num !== undefined && input.sku_id === undefined) refuse(m.refunds_num_of_what)
  const order = await lockPaidOrder(tx, order_sn)
  const parts = chooseParts(await itemsOf(tx, [order.id]), input)
  const wanted = await foreseeCents(tx, order, parts)
  const asked = { act: 'refund', input, thing: 'order', thingId: order_sn, buyerId: order.buyer_id } as const
  const waits = await askSecond(context, { ...asked, orderSn: order_sn, cents: wanted, reason })
  if (waits) return sayWaits(order_sn, waits, wanted)
  const restock = input.restock ? 'all' : 'none'
  const by = { actor: actorKey(actor), reason, now }
  const { cents, whole, tags } = await refundItems(tx, { order, parts, kind: 'seller', restock, ...by })
  changed(...tags)
  const amount = toYuan(cents)
  const data = { order_id: order.id, order_sn, amount, reason }
  await addMessage(tx, order.buyer_id, { kind: 'order_refunded', data }, now)
  trace({ thing: 'order', id: order_sn, after: { refunded: amount, parts }, reason })
  return withMessage({ order_sn, amount, is_refunded: whole ? 1 : 0 }, m.refunds_given, { order_sn, amount })
}
