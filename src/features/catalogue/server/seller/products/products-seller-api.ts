import { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addProduct } from './add-product.ts'
import { addProductFile } from './add-product-file.ts'
import { addProductPictures } from './add-product-pictures.ts'
import { addSku } from './add-sku.ts'
import { changeProduct } from './change-product.ts'
import { changeProductPicture } from './change-product-picture.ts'
import { changeSku } from './change-sku.ts'
import { copyProduct } from './copy-product.ts'
import { countFreeByDefault } from './count-free-by-default.ts'
import { listSellerProducts } from './list-seller-products.ts'
import { orderProductPictures } from './order-product-pictures.ts'
import { removeProduct } from './remove-product.ts'
import { removeProductFile } from './remove-product-file.ts'
import { removeProductPicture } from './remove-product-picture.ts'
import { removeSku } from './remove-sku.ts'
import { replaceProductFile } from './replace-product-file.ts'
import { setPostage } from './set-postage.ts'
import { showSellerProduct } from './show-seller-product.ts'
import { switchProducts } from './switch-products.ts'

export const productsSellerApi = serve(productsSellerContract, {
  listSellerProducts,
  showSellerProduct,
  addProduct,
  changeProduct,
  switchProducts,
  countFreeByDefault,
  setPostage,
  copyProduct,
  removeProduct,
  addSku,
  changeSku,
  removeSku,
  addProductPictures,
  orderProductPictures,
  removeProductPicture,
  changeProductPicture,
  addProductFile,
  replaceProductFile,
  removeProductFile,
})
