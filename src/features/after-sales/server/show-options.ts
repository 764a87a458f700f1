import { AFTER_SALE_TYPES, OPEN } from '#features/after-sales/after-sale-states.ts'
import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { whyNotApply } from '#features/after-sales/after-sales-rules.ts'
import { leftOf } from '#features/orders/refund-rules.ts'
import { showGoods } from '#features/orders/server/show-goods.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findItem } from './find-item.ts'

export const showOptions: Act<typeof afterSalesContract.showOptions> = async (
  pointer,
  { tx, actor, language, now },
) => {
  const found = await findItem(tx, actor.id, pointer)
  if (!found) return refuse(m.aftersales_no_item)
  const { order, item, facts } = found
  const left = leftOf(item)
  const open = await tx
    .selectFrom('after_sale')
    .select('id')
    .where('order_item_id', '=', item.id)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
  return {
    order_id: order.id,
    order_sn: order.order_sn,
    order_item_id: item.id,
    ...showGoods(item, language),
    refund_num: left.pieces,
    refund_amount: toYuan(left.cents),
    choices: AFTER_SALE_TYPES.map((type) => {
      const fault = whyNotApply(facts, type, now)
      return { type, allowed: fault ? 0 : 1, reason: fault?.says(fault.inputs, { locale: language }) ?? '' }
    }),
    window_hours: item.after_sale_hours,
    open_id: open?.id ?? 0,
  }
}
