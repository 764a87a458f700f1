import { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { agreeToApproval } from './agree-to-approval.ts'
import { declineApproval } from './decline-approval.ts'
import { listApprovals } from './list-approvals.ts'
import { withdrawApproval } from './withdraw-approval.ts'

export const approvalsSellerApi = serve(approvalsSellerContract, {
  listApprovals,
  agreeToApproval,
  declineApproval,
  withdrawApproval,
})
