import { meContract } from '#features/me/me-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { overlay } from './overlay.ts'

export const meApi = serve(meContract, { overlay })
