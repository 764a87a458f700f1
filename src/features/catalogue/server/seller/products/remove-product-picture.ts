import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { pictureAt, saveCovers } from './save-covers.ts'

export const removeProductPicture: Act<typeof productsSellerContract.removeProductPicture> = async (
  { id, position },
  context,
) => {
  const product = await saveCovers(context, id, (covers) => {
    const gone = pictureAt(covers, position)
    return covers.filter((one) => one !== gone)
  })
  return withMessage(product, m.products_picture_removed, { id, position })
}
