import { tagsOfSaved } from '#features/catalogue/catalogue-contract.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import * as m from '#words'
import { finishChange, lockProduct } from './product-changes.ts'

/** Buyers come back to what they have bought: it is only taken off the shelf. What nobody ordered goes without a trace. */
export const removeProduct: Act<typeof productsSellerContract.removeProduct> = async ({ id }, context) => {
  const { tx, changed, trace } = context
  const { name, sales, on_sale } = await lockProduct(tx, id)
  if (sales > 0 || (await wasOrdered(tx, id))) {
    await tx.updateTable('product').set({ on_sale: false }).where('id', '=', id).execute()
    await finishChange(context, id)
    trace({ thing: 'product', id, before: { on_sale }, after: { on_sale: false } })
    return withMessage({ id, removed: 0 }, m.products_only_off, { id })
  }
  await tx.deleteFrom('product').where('id', '=', id).execute()
  await tx.deleteFrom('free_by_default').where('product_id', '=', id).execute()
  changed(...tagsOfSaved(id))
  trace({ thing: 'product', id, before: { name } })
  return withMessage({ id, removed: 1 }, m.products_removed, { id })
}

/** Every order moves stock. The skus are held, so none is being placed. */
async function wasOrdered(tx: ReadTx, productId: number): Promise<boolean> {
  const [row] = await select<{ ordered: boolean }>(tx)`
    select exists (
      select from sku s where s.product_id = ${productId}
      and (s.taken > 0 or exists (select from stock_move m where m.sku_id = s.id and m.kind = 'ordered'))
    ) as ordered`
  return row?.ordered ?? false
}
