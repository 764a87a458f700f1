import { refundReasonFaults } from '#features/after-sales/after-sales-rules.ts'
import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { chooseParts } from './choose-parts.ts'
import { foreseeCents } from './foresee-cents.ts'
import { giveUnasked } from './give-unasked.ts'
import { lockPaidOrder } from './lock-paid-order.ts'
import { sayWaits } from './say-waits.ts'

/** A seller gives money back unasked: pieces that cannot be packed, a sum for the trouble, or everything. */
export const refundPaidOrder: Act<typeof refundsSellerContract.refundPaidOrder> = async (input, context) => {
  const { tx, actor, now, changed, trace } = context
  const { order_sn, reason, reason_en = '' } = input
  refuseFirst(refundReasonFaults(reason))
  if (input.num !== undefined && input.amount !== undefined) refuse(m.refunds_num_or_amount)
  if (input.num !== undefined && input.sku_id === undefined) refuse(m.refunds_num_of_what)
  const order = await lockPaidOrder(tx, order_sn)
  const items = await itemsOf(tx, [order.id])
  const parts = chooseParts(items, input)
  const wanted = foreseeCents(order, items, parts)
  const asked = { act: 'refund', input, thing: 'order', thingId: order_sn, buyerId: order.buyer_id } as const
  const waits = await askSecond(context, { ...asked, orderSn: order_sn, cents: wanted, reason })
  if (waits) return sayWaits(order_sn, waits, wanted)
  const by = { actor: actorKey(actor), reason, reason_en, now }
  const { cents, whole, tags } = await giveUnasked(tx, { order, parts, restock: input.restock === 1, ...by })
  changed(...tags)
  const amount = toYuan(cents)
  trace({ thing: 'order', id: order_sn, after: { refunded: amount, parts }, reason })
  return withMessage({ order_sn, amount, is_refunded: whole ? 1 : 0 }, m.refunds_given, { order_sn, amount })
}
