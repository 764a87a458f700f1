import { todaySellerContract } from '#features/today/today-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { showToday } from './show-today.ts'

export const todaySellerApi = serve(todaySellerContract, { showToday })
