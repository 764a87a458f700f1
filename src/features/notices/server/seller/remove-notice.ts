import { NOTICES } from '#features/notices/notices-contract.ts'
import type { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const removeNotice: Act<typeof noticesSellerContract.removeNotice> = async (
  { id },
  { tx, changed },
) => {
  const { numDeletedRows } = await tx.deleteFrom('notice').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) return refuse(m.sellernotices_none, { id })
  changed(NOTICES)
  return withMessage({}, m.sellernotices_removed, { id })
}
