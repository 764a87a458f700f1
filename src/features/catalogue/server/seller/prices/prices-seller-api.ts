import { pricesSellerContract } from '#features/catalogue/prices-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { checkPrices } from './check-prices.ts'
import { listPrices } from './list-prices.ts'
import { runPrices } from './run-prices.ts'

export const pricesSellerApi = serve(pricesSellerContract, { listPrices, checkPrices, runPrices })
