import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findSellerProduct } from './find-seller-product.ts'

export const showSellerProduct: Act<typeof productsSellerContract.showSellerProduct> = ({ id }, { tx }) =>
  findSellerProduct(tx, id)
