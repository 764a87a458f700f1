import { MAX_PICTURES_OF_PRODUCT } from '#features/catalogue/product-rules.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { storePicture } from '#features/pictures/server/store-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { saveCovers } from './save-covers.ts'

export const addProductPictures: Act<typeof productsSellerContract.addProductPictures> = async (
  { id, pictures, focus, alt },
  context,
) => {
  // Before files are read for nothing.
  await findSellerProduct(context.tx, id)
  const added: string[] = []
  for (const { source, name } of pictures)
    added.push(await storePicture(context, source, { fileName: name, focus, alt }))
  return context.write(async (writing) => {
    const product = await saveCovers(writing, id, (covers) => {
      const all = [...new Set([...covers, ...added])]
      const max = MAX_PICTURES_OF_PRODUCT
      return all.length > max ? refuse(m.products_many_pictures, { max }) : all
    })
    return withMessage(product, m.products_pictures_added, { id, count: product.pictures.length })
  })
}
