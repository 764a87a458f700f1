import type { WriteContext } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange, lockProduct } from './product-changes.ts'

/** Gives a product other pictures, made from those it has. */
export async function saveCovers(
  context: Pick<WriteContext, 'tx' | 'now' | 'changed' | 'trace'>,
  id: number,
  change: (covers: string[]) => string[] | Promise<string[]>,
) {
  const { tx, trace } = context
  const { covers: before, on_sale } = await lockProduct(tx, id)
  const covers = [...new Set(await change(before))]
  if (on_sale && covers.length === 0) return refuse(m.products_last_picture)
  await tx.updateTable('product').set({ covers }).where('id', '=', id).execute()
  await finishChange(context, id)
  trace({ thing: 'product', id, before: { covers: before }, after: { covers } })
  return findSellerProduct(tx, id)
}

/** People count from one. */
export const pictureAt = (covers: readonly string[], position: number) =>
  covers[position - 1] ?? refuse(m.products_no_picture_at, { position, count: covers.length })
