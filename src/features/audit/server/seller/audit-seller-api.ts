import { auditSellerContract } from '#features/audit/audit-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listAudit } from './list-audit.ts'

export const auditSellerApi = serve(auditSellerContract, { listAudit })
