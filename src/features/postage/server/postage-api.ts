import { postageContract } from '#features/postage/postage-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { showDelivery } from './show-delivery.ts'
import { showPostage } from './show-postage.ts'

export const postageApi = serve(postageContract, { showPostage, showDelivery })
