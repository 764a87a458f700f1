import type { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { approvals, showApproval } from './show-approval.ts'

const PER_PAGE = 20

export const listApprovals: Act<typeof approvalsSellerContract.listApprovals> = async (
  { all, page },
  { tx, actor, now, language },
) => {
  const open = all === 0
  const total = await countRows(
    tx,
    tx
      .selectFrom('approval')
      .$if(open, (query) => query.where('state', '=', 'open').where('expires_at', '>', now)),
  )
  const listed = approvals(tx)
    .$if(open, (query) => query.where('state', '=', 'open').where('expires_at', '>', now))
    .orderBy('approval.id', open ? 'asc' : 'desc')
  return answerPage({ page, perPage: PER_PAGE, total }, listed, (row) =>
    showApproval(row, { actor, language }),
  )
}
