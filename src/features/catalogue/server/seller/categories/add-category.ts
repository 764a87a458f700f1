import { sql } from 'kysely'
import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { needPicture } from '#features/site/server/need-picture.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { atTheEnd } from '#platform/database/positions.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { needPlaceBelow } from './lock-category.ts'

export const addCategory: Act<typeof categoriesSellerContract.addCategory> = async (category, context) => {
  const { tx, changed, trace } = context
  await needPlaceBelow(tx, category.pid)
  await needPicture(context, category.picture)
  const added = await tx
    .insertInto('category')
    .values({ ...category, position: atTheEnd('category', sql`pid = ${category.pid}`) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return refuse(m.sellercategories_slug_taken, { slug: category.slug })
  changed(CATALOGUE)
  trace({ thing: 'category', id: added.id, after: category })
  return withMessage({ ...category, ...added, product_count: 0 }, m.sellercategories_added, added)
}
