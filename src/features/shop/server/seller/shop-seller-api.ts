import { shopSellerContract } from '#features/shop/shop-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addShop } from './add-shop.ts'
import { changeShop } from './change-shop.ts'
import { listSellerShops } from './list-seller-shops.ts'

export const shopSellerApi = serve(shopSellerContract, { listSellerShops, addShop, changeShop })
