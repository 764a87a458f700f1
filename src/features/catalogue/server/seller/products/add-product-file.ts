import { MAX_DOWNLOADS_OF_PRODUCT, withEnding } from '#features/catalogue/download-rules.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { findDownloads } from '#features/catalogue/server/find-downloads.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { lockProduct } from './product-changes.ts'
import { storeDownload } from './store-download.ts'

export const addProductFile: Act<typeof productsSellerContract.addProductFile> = async (
  { product_id, source, name },
  context,
) => {
  const { tx, now, write } = context
  // Before 200 MB are read for nothing.
  const { virtual } = await findSellerProduct(tx, product_id)
  if (!virtual) return refuse(m.products_not_virtual, { id: product_id })
  return storeDownload(context, source, (file) =>
    write(async ({ tx: writing, trace }) => {
      await lockProduct(writing, product_id)
      const { length } = await findDownloads(writing, product_id)
      if (length >= MAX_DOWNLOADS_OF_PRODUCT) refuse(m.products_many_files, { max: MAX_DOWNLOADS_OF_PRODUCT })
      const row = { product_id, name: ended(name, file.type), ...file, created_at: now }
      const { id } = await writing
        .insertInto('product_download')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      trace({ thing: 'product', id: product_id, after: { file: id, name, bytes: file.bytes } })
      return withMessage(await findSellerProduct(writing, product_id), m.products_file_added, { id })
    }),
  )
}

const ended = (name: { zh_CN: string; en_US: string }, type: Parameters<typeof withEnding>[1]) => ({
  zh_CN: withEnding(name.zh_CN, type),
  en_US: withEnding(name.en_US, type),
})
