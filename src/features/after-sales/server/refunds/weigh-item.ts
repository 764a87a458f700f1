import type { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { askAgain } from './ask-again.ts'
import { lockWeighed } from './lock-weighed.ts'
import { settleWeight } from './settle-weight.ts'
import { showWeight } from './show-weight.ts'

/** The packer reads the scales, once, before the goods leave. */
export const weighItem: Act<typeof refundsSellerContract.weighItem> = async (input, context) => {
  const { tx, trace } = context
  const locked = await lockWeighed(tx, input)
  if (locked.item.packed_grams !== null) refuse(m.refunds_weighed_already)
  if (locked.order.status !== ORDER.paid) refuse(m.refunds_weigh_late)
  askAgain(locked.item, input)
  const { grams } = input
  const reading = { grams, correction: false, reason: '' }
  const settled = await settleWeight(context, locked, reading)
  trace({ thing: 'order', id: input.order_sn, after: { sku: input.sku_id, grams, ...settled } })
  return showWeight(input, settled)
}
