import { refundItems } from '#features/after-sales/server/refund-items.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { centsOf, leftOf } from '#features/orders/refund-rules.ts'
import { lockOrderForSeller } from '#features/orders/server/lock-order.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findLine } from './find-line.ts'
import { workOnBox } from './lock-box.ts'
import { WAVES } from './wave-tags.ts'

/**
 * The shelf is empty. The rule decides what goes back, not the person: what was paid for the missing pieces, so a packer may
 * do it. They are not put back on the shelf, since they were not there.
 */
export const shortLine: Act<typeof wavesSellerContract.shortLine> = async (input, context) => {
  const { tx, actor, now, language, changed, trace } = context
  const { order_sn, sku_id, missing } = input
  const order = (await lockOrderForSeller(tx, order_sn)) ?? refuse(m.waves_no_box)
  await workOnBox(tx, order_sn, { name: actor.name, now })
  const item = await findLine(tx, order.id, sku_id, missing)
  if (item.refund_status === ITEM_REFUND.open) refuse(m.refunds_open_request)
  const part = { itemId: item.id, pieces: missing, cents: centsOf(leftOf(item), missing) }
  const reason = m.waves_short_reason({}, { locale: language })
  const by = { actor: actorKey(actor), reason, now }
  const { cents, whole, tags } = await refundItems(tx, {
    order,
    parts: [part],
    kind: 'seller',
    restock: 'none',
    ...by,
  })
  changed(WAVES, ...tags)
  const amount = toYuan(cents)
  const data = { order_id: order.id, order_sn, amount, reason }
  await addMessage(tx, order.buyer_id, { kind: 'order_refunded', data }, now)
  trace({ thing: 'order', id: order_sn, after: { sku: sku_id, missing, refunded: amount }, reason })
  return withMessage({ order_sn, amount, is_refunded: whole ? 1 : 0 }, m.waves_short_done, { amount })
}
