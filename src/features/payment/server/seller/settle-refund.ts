import { isOpenBuyer } from '#features/account/server/is-open-buyer.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { settleFaults } from '#features/payment/payment-rules.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { lockRefund } from './lock-refund.ts'

/**
 * Only what waits for the seller: a refund that is being tried may be paid by Alipay in this very moment, and the buyer
 * would have the money twice.
 */
export const settleRefund: Act<typeof moneySellerContract.settleRefund> = async (input, context) => {
  const { tx, now, trace } = context
  const { sn, note, note_en = '' } = input
  refuseFirst(settleFaults({ note }))
  const refund = await lockRefund(tx, sn)
  if (refund.status !== 'stuck') return refuse(m.money_still_tried, { sn })
  const { amount_cents: cents, buyer_id: buyerId, order_id: orderId } = refund
  const amount = toYuan(cents)
  const asked = { act: 'settle', input, thing: 'refund', thingId: sn, buyerId, cents, reason: note } as const
  const approval_id = await askSecond(context, asked)
  if (approval_id) return withMessage({ sn, amount, approval_id }, m.approvals_asked, { amount })
  await tx
    .updateTable('refund')
    .set({ status: 'settled', done_at: now, note })
    .where('id', '=', refund.id)
    .execute()
  await postEntry(tx, {
    kind: 'settled',
    orderId,
    reference: sn,
    lines: [
      { account: 'refunds_owed', cents: -cents },
      { account: 'paid_outside', cents },
    ],
    now,
  })
  // Whoever has left the shop reads nothing here any more.
  if (await isOpenBuyer(tx, buyerId))
    await addMessage(tx, buyerId, { kind: 'refund_settled', data: { amount, note, note_en } }, now)
  trace({
    thing: 'refund',
    id: sn,
    before: { status: 'stuck' },
    after: { status: 'settled', amount },
    reason: note,
  })
  return withMessage({ sn, amount }, m.money_settled, { sn, amount })
}
