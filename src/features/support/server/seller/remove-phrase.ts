import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const removePhrase: Act<typeof supportSellerContract.removePhrase> = async (
  { name },
  { tx, trace },
) => {
  const removed = await tx
    .deleteFrom('support_phrase')
    .where('name', '=', name)
    .returning('content')
    .executeTakeFirst()
  if (!removed) return refuse(m.sellersupport_no_phrase, { name })
  trace({ thing: 'phrase', id: name, before: removed })
  return withMessage({}, m.sellersupport_phrase_removed, { name })
}
