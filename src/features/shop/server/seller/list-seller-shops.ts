import { productsIn } from '#features/catalogue/server/products-in.ts'
import type { shopSellerContract } from '#features/shop/shop-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const listSellerShops: Act<typeof shopSellerContract.listSellerShops> = (_, { tx }) =>
  tx
    .selectFrom('shop')
    .select(['id', 'name', 'intro', 'city', 'logo'])
    .select(productsIn('shop_id', 'shop.id').as('product_count'))
    .orderBy('id')
    .execute()
