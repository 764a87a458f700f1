import { POSTAGE } from '#features/postage/postage-contract.ts'
import type { postageSellerContract } from '#features/postage/postage-seller-contract.ts'
import { isPaidByNone } from '#features/postage/server/paid-by-none.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockTerms, readTerms } from './read-terms.ts'

export const changePostage: Act<typeof postageSellerContract.changePostage> = async (input, context) => {
  const { tx, language, now, changed, trace } = context
  const { fee, free_from, closed_weekdays, closed_days, ...same } = input
  const weekdays = closed_weekdays && [...new Set(closed_weekdays)].sort()
  if (weekdays?.length === 7) return refuse(m.postage_never_open)
  const values = {
    ...same,
    ...(fee !== undefined && { fee_cents: fee }),
    ...(free_from !== undefined && { free_from_cents: free_from }),
    ...(weekdays && { closed_weekdays: weekdays }),
    ...(closed_days && { closed_days: [...new Set(closed_days)].sort() }),
  }
  if (Object.keys(values).length === 0) return refuse(m.postage_nothing_to_change)
  const before = await lockTerms(tx, language)
  await tx
    .updateTable('postage_terms')
    .set({ ...values, changed_at: now })
    .execute()
  const after = await readTerms(tx, language)
  trace({ thing: 'postage', id: 'terms', before, after })
  changed(POSTAGE)
  return withMessage(after, (await isPaidByNone(tx)) ? m.postage_changed_unpaid : m.postage_changed)
}
