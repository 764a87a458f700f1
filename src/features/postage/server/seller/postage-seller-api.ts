import { postageSellerContract } from '#features/postage/postage-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changePostage } from './change-postage.ts'
import { changePostageProvince } from './change-postage-province.ts'
import { showPostageTerms } from './show-postage-terms.ts'

export const postageSellerApi = serve(postageSellerContract, {
  showPostageTerms,
  changePostage,
  changePostageProvince,
})
