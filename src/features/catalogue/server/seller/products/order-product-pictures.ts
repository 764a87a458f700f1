import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { pictureAt, saveCovers } from './save-covers.ts'

export const orderProductPictures: Act<typeof productsSellerContract.orderProductPictures> = async (
  { id, positions },
  context,
) => {
  // What was named twice, and what follows by itself, is there once.
  const product = await saveCovers(context, id, (covers) => [
    ...positions.map((position) => pictureAt(covers, position)),
    ...covers,
  ])
  return withMessage(product, m.products_pictures_ordered, { id })
}
