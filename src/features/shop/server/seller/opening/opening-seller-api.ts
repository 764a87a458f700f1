import { openingSellerContract } from '#features/shop/opening-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { closeShop } from './close-shop.ts'
import { openShop } from './open-shop.ts'
import { previewShop } from './preview-shop.ts'
import { showOpening } from './show-opening.ts'

export const openingSellerApi = serve(openingSellerContract, {
  showOpening,
  openShop,
  closeShop,
  previewShop,
})
