import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { findDownload } from '#features/catalogue/server/find-downloads.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { lockProduct } from './product-changes.ts'

/** Whoever has bought the product loses it too, so the last file of one on the shelf stays. */
export const removeProductFile: Act<typeof productsSellerContract.removeProductFile> = async (
  { id },
  { tx, services, trace, afterCommit },
) => {
  const { product_id } = await findDownload(tx, id)
  await lockProduct(tx, product_id)
  const { stored, name } = await findDownload(tx, id)
  await tx.deleteFrom('product_download').where('id', '=', id).execute()
  const product = await findSellerProduct(tx, product_id)
  if (product.on_sale && product.why_not.includes('no_file')) return refuse(m.products_last_file)
  afterCommit(() => services.files.remove(stored))
  trace({ thing: 'product', id: product_id, before: { file: id, name } })
  return withMessage(product, m.products_file_removed, { id })
}
