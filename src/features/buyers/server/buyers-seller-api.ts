import { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { blockBuyer } from './block-buyer.ts'
import { findBuyers } from './find-buyers.ts'
import { noteBuyer } from './note-buyer.ts'
import { revealBuyer } from './reveal-buyer.ts'
import { showBuyer } from './show-buyer.ts'
import { unblockBuyer } from './unblock-buyer.ts'

export const buyersSellerApi = serve(buyersSellerContract, {
  findBuyers,
  showBuyer,
  revealBuyer,
  noteBuyer,
  blockBuyer,
  unblockBuyer,
})
