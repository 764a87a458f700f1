import { sql } from 'kysely'
import { CATALOGUE, tagsOfSaved } from '#features/catalogue/catalogue-contract.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { postageColumns } from '#features/catalogue/server/seller/postage-columns.ts'
import { lockForSaving } from '#features/catalogue/server/seller/save-product.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import type { ProductPostage } from '#features/postage/postage-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** What is said of a product here is said for good: it is no longer among those that are free by default. */
export const setPostage: Act<typeof productsSellerContract.setPostage> = async (
  { ids: given, postage: to },
  { tx, now, changed, trace },
) => {
  const ids = given ? [...new Set(given)] : await listFreeByDefault(tx)
  await lockForSaving(tx, ids)
  const found = await readPostages(tx, ids)
  const missing = given && ids.find((id) => !found.some((one) => one.id === id))
  if (missing !== undefined) return refuse(m.products_none, { id: missing })
  for (const sum of new Set(found.map(({ typed }) => typed))) {
    const same = found.filter(({ typed }) => typed === sum).map(({ id }) => id)
    const after = columnsFor(to, sum)
    await tx
      .updateTable('product')
      .set({ ...after, updated_at: now })
      .where(sql<boolean>`id = any(${same}::bigint[])`)
      .execute()
  }
  for (const { id, postage, free_from, typed } of found)
    trace({ thing: 'product', id, before: told(postage, free_from), after: told(...wordFor(to, typed)) })
  await run(tx)`delete from free_by_default where product_id = any(${ids}::bigint[])`
  changed(...(given ? tagsOfSaved(...ids) : [CATALOGUE]), POSTAGE)
  const sentence = to === 'shop' ? m.products_postage_by_rule : m.products_postage_free
  return withMessage({ products: found.length }, sentence, { count: found.length })
}

/** Who typed a sum while it was read nowhere meant that one. */
const wordFor = (to: 'shop' | 'free', typed: Cents | null): [ProductPostage, Cents | null] =>
  to === 'shop' && typed !== null ? ['own', typed] : [to, null]

function columnsFor(to: 'shop' | 'free', typed: Cents | null) {
  const [postage, freeFromCents] = wordFor(to, typed)
  return postageColumns({ postage, freeFromCents })
}

const told = (postage: ProductPostage, sum: Cents | null) => ({
  postage,
  ...(sum !== null && { free_shipping_money: toYuan(sum) }),
})

type Row = { id: number; postage: ProductPostage; free_from: Cents | null; typed: Cents | null }

const readPostages = (tx: WriteTx, ids: readonly number[]) => select<Row>(tx)`
  select p.id, p.postage, p.free_shipping_cents as free_from, d.free_from_cents as typed
  from product p left join free_by_default d on d.product_id = p.id
  where p.id = any(${[...ids]}::bigint[]) order by p.id`

async function listFreeByDefault(tx: WriteTx): Promise<number[]> {
  const rows = await select<{ id: number }>(
    tx,
  )`select product_id as id from free_by_default order by product_id`
  return rows.map(({ id }) => id)
}
