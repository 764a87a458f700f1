import { walletContract } from '#features/wallet/wallet-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listMovements } from './list-movements.ts'
import { showSummary } from './show-summary.ts'

export const walletApi = serve(walletContract, { showSummary, listMovements })
