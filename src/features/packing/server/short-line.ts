import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { lockOrderForSeller } from '#features/orders/server/lock-order.ts'
import type { wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findLine } from './find-line.ts'
import { workOnBox } from './lock-box.ts'
import { shortPieces } from './short-pieces.ts'

/** The shelf is empty, for one box. */
export const shortLine: Act<typeof wavesSellerContract.shortLine> = async (input, context) => {
  const { tx, actor, now } = context
  const { order_sn, sku_id, missing } = input
  const order = (await lockOrderForSeller(tx, order_sn)) ?? refuse(m.waves_no_box)
  await workOnBox(tx, order_sn, { name: actor.name, now })
  const item = await findLine(tx, order.id, sku_id, missing)
  if (item.refund_status === ITEM_REFUND.open) refuse(m.refunds_open_request)
  const { cents, whole, approval } = await shortPieces(context, [{ order, item, pieces: missing }])
  const amount = toYuan(cents)
  const answer = { order_sn, amount, is_refunded: whole ? 1 : 0, approval_id: approval }
  return approval
    ? withMessage(answer, m.waves_short_waits)
    : withMessage(answer, m.waves_short_done, { amount })
}
