import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { PICTURE_TEXTS } from '#features/pictures/pictures-rules.ts'
import { reframePicture } from '#features/pictures/server/find-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { isLibraryName, pictureName } from '#platform/picture-address.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { pictureAt, saveCovers } from './save-covers.ts'

/** Another focus is another address of the same file, so the product gets the new one in the old one's place. */
export const changeProductPicture: Act<typeof productsSellerContract.changeProductPicture> = async (
  { id, position, focus, alt },
  context,
) => {
  const { tx, now, changed } = context
  const product = await saveCovers(context, id, async (covers) => {
    const name = pictureName(pictureAt(covers, position)) ?? ''
    if (!isLibraryName(name)) return refuse(m.products_picture_not_own, { position })
    return covers.with(position - 1, await reframePicture(tx, { name, about: { focus, alt }, now }))
  })
  changed(PICTURE_TEXTS)
  return withMessage(product, m.products_picture_changed, { id, position })
}
