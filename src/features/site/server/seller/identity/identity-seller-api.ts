import { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { setLinks } from './set-links.ts'
import { setPromises } from './set-promises.ts'
import { showLinks } from './show-links.ts'
import { showPromises } from './show-promises.ts'

export const identitySellerApi = serve(identitySellerContract, {
  showPromises,
  setPromises,
  showLinks,
  setLinks,
})
