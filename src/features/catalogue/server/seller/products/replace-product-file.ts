import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { findDownload } from '#features/catalogue/server/find-downloads.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { lockProduct } from './product-changes.ts'
import { storeDownload } from './store-download.ts'

/** Whoever bought the product before gets the new version as well: what is bought is the product, not one file of it. */
export const replaceProductFile: Act<typeof productsSellerContract.replaceProductFile> = async (
  { id, source },
  context,
) => {
  const { tx, services, write } = context
  const known = await findDownload(tx, id)
  return storeDownload(context, source, (file) =>
    write(async ({ tx: writing, trace, afterCommit }) => {
      await lockProduct(writing, known.product_id)
      const before = await findDownload(writing, id)
      if (before.type !== file.type) refuse(m.products_file_other_format)
      await writing.updateTable('product_download').set(file).where('id', '=', id).execute()
      afterCommit(() => services.files.remove(before.stored))
      trace({
        thing: 'product',
        id: before.product_id,
        before: { file: id, bytes: before.bytes },
        after: { file: id, bytes: file.bytes },
      })
      return withMessage(await findSellerProduct(writing, before.product_id), m.products_file_replaced, {
        id,
      })
    }),
  )
}
