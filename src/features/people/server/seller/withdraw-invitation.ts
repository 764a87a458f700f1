import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const withdrawInvitation: Act<typeof peopleSellerContract.withdrawInvitation> = async (
  { id },
  { tx, now, trace },
) => {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse(m.people_no_invitation)
  trace({ thing: 'invitation', id, after: { withdrawn: true } })
  return withMessage({}, m.people_invitation_withdrawn)
}
