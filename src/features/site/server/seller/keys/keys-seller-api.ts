import { keysSellerContract } from '#features/site/keys-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { forgetKey } from './forget-key.ts'
import { listKeys } from './list-keys.ts'
import { rotateKey } from './rotate-key.ts'

export const keysSellerApi = serve(keysSellerContract, { listKeys, rotateKey, forgetKey })
