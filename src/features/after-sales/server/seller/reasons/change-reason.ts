import type { reasonsSellerContract } from '#features/after-sales/reasons-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { mergeText } from '#platform/i18n/merge-text.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockReasons, needOwnWords } from './lock-reasons.ts'
import { showSellerReason } from './show-seller-reason.ts'

export const changeReason: Act<typeof reasonsSellerContract.changeReason> = async (
  { id, reason, active },
  { tx, trace },
) => {
  const found = await tx.selectFrom('refund_reason').select('type').where('id', '=', id).executeTakeFirst()
  const all = found ? await lockReasons(tx, found.type) : []
  const kept = all.find((one) => one.id === id)
  if (!kept) return refuse(m.sellerreasons_none, { id })
  const others = all.filter((one) => one.id !== id)
  const change = {
    reason: mergeText(kept.reason, reason),
    active: active === undefined ? kept.active : active === 1,
  }
  needOwnWords(others, change.reason)
  if (!change.active && !others.some((one) => one.active)) return refuse(m.sellerreasons_last)
  await tx.updateTable('refund_reason').set(change).where('id', '=', id).execute()
  trace({ thing: 'reason', id, before: kept, after: change })
  return withMessage(showSellerReason({ ...kept, ...change }), m.sellerreasons_changed, { id })
}
