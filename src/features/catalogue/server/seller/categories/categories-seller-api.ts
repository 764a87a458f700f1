import { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addCategory } from './add-category.ts'
import { changeCategory } from './change-category.ts'
import { listSellerCategories } from './list-seller-categories.ts'
import { moveCategory } from './move-category.ts'
import { orderCategories } from './order-categories.ts'
import { removeCategory } from './remove-category.ts'

export const categoriesSellerApi = serve(categoriesSellerContract, {
  listSellerCategories,
  addCategory,
  changeCategory,
  moveCategory,
  orderCategories,
  removeCategory,
})
