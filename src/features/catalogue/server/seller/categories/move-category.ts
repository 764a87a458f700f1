import { sql } from 'kysely'
import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { reindexProducts } from '#features/catalogue/server/search/reindex-products.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { findsAny } from '#platform/database/finds-any.ts'
import { atTheEnd } from '#platform/database/positions.ts'
import { run } from '#platform/database/raw-sql.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockCategory, needPlaceBelow } from './lock-category.ts'
import { showSellerCategory } from './show-seller-category.ts'

export const moveCategory: Act<typeof categoriesSellerContract.moveCategory> = async (
  { id, pid },
  { tx, changed, trace },
) => {
  // Two that are moved below each other at the same time wait for one another here, the lower id first.
  if (pid !== 0 && pid < id) await needPlaceBelow(tx, pid)
  const kept = await lockCategory(tx, id)
  if (pid > id) await needPlaceBelow(tx, pid)
  const hasOthers = await findsAny(tx, tx.selectFrom('category').where('pid', '=', id))
  if (pid !== 0 && (hasOthers || pid === id)) return refuse(m.sellercategories_two_levels)
  await tx
    .updateTable('category')
    .set({ pid, position: atTheEnd('category', sql`pid = ${pid}`) })
    .where('id', '=', id)
    .execute()
  await run(tx)`
    with held as (select id from product where category_id = ${id} order by id for update)
    update product set top_category_id = ${pid || id} from held where product.id = held.id`
  await reindexProducts(tx, { category_id: id })
  changed(CATALOGUE)
  trace({ thing: 'category', id, before: { pid: kept.pid }, after: { pid } })
  return withMessage(await showSellerCategory(tx, id), m.sellercategories_moved, { id })
}
