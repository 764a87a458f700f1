import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** It was looked at and may stay: it leaves the list of what was reported, until somebody reports it anew. */
export const clearReports: Act<typeof communitySellerContract.clearReports> = async (
  { id },
  { tx, trace },
) => {
  const { numDeletedRows } = await tx
    .deleteFrom('comment_report')
    .where('comment_id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse(m.sellerposts_not_reported)
  trace({ thing: 'comment', id, before: { reports: Number(numDeletedRows) }, after: { reports: 0 } })
  return withMessage({}, m.sellerposts_comment_cleared, { id })
}
