import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockRefund } from './lock-refund.ts'

/** From now on the sweep asks again, under the same number: what Alipay has done already it does not do twice. */
export const retryRefund: Act<typeof moneySellerContract.retryRefund> = async (
  { sn },
  { tx, now, trace },
) => {
  const refund = await lockRefund(tx, sn)
  if (refund.receipt_id === null) return refuse(m.money_no_way_back)
  await tx
    .updateTable('refund')
    .set({ status: 'wanted', try_after: now })
    .where('id', '=', refund.id)
    .execute()
  trace({ thing: 'refund', id: sn, before: { status: refund.status }, after: { status: 'wanted' } })
  const amount = toYuan(refund.amount_cents)
  return withMessage({ sn, amount }, m.money_retried, { sn, amount })
}
