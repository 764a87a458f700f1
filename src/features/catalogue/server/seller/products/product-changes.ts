import { tagsOfSaved } from '#features/catalogue/catalogue-contract.ts'
import { indexProducts } from '#features/catalogue/server/search/index-products.ts'
import { lockForSaving } from '#features/catalogue/server/seller/save-product.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Holds a product with its skus, and one writer of products at a time, until the transaction ends. */
export async function lockProduct(tx: WriteTx, id: number) {
  await lockForSaving(tx, [id])
  const product = await tx.selectFrom('product').where('id', '=', id).selectAll().executeTakeFirst()
  return product ?? refuse(m.products_none, { id })
}

/** The same for the product of a sku. Which product that is never changes, so it may be asked before anything is held. */
export async function lockSku(tx: WriteTx, id: number) {
  const found = await tx.selectFrom('sku').where('id', '=', id).select('product_id').executeTakeFirst()
  if (found) await lockForSaving(tx, [found.product_id])
  const sku = await tx.selectFrom('sku').where('id', '=', id).selectAll().executeTakeFirst()
  return sku ?? refuse(m.products_no_sku, { id })
}

type Finishing = Pick<WriteContext, 'tx' | 'now' | 'changed'>

/** What follows every change of a product: its lowest price, what search knows of it, and who shows it. */
export async function finishChange({ tx, now, changed }: Finishing, id: number): Promise<void> {
  await run(tx)`
    update product set updated_at = ${now}::timestamptz,
      price_cents = coalesce((select min(price_cents) from sku where product_id = ${id}), 0)
    where id = ${id}`
  await indexProducts(tx, [id])
  changed(...tagsOfSaved(id))
}
