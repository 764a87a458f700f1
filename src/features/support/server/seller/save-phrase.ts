import { contentFaults } from '#features/support/support-rules.ts'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'

export const savePhrase: Act<typeof supportSellerContract.savePhrase> = async (
  { name, content },
  { tx, now, trace },
) => {
  if (name === '') return refuse(m.sellersupport_need_name)
  refuseFirst(contentFaults({ content }))
  await tx
    .insertInto('support_phrase')
    .values({ name, content, created_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ content }))
    .execute()
  trace({ thing: 'phrase', id: name, after: { content } })
  return withMessage({}, m.sellersupport_phrase_saved, { name })
}
