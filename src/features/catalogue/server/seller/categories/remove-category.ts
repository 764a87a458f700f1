import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockCategory } from './lock-category.ts'

export const removeCategory: Act<typeof categoriesSellerContract.removeCategory> = async (
  { id },
  { tx, changed, trace },
) => {
  const { slug, name } = await lockCategory(tx, id)
  const gone = await tx
    .deleteFrom('category')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('category as below').select('below.id').where('below.pid', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product').select('product.id').where('category_id', '=', id))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product').select('product.id').where('top_category_id', '=', id))),
    )
    .returning('id')
    .executeTakeFirst()
  if (!gone) return refuse(m.sellercategories_not_empty, { name: slug })
  changed(CATALOGUE)
  trace({ thing: 'category', id, before: { slug, name } })
  return withMessage({ id }, m.sellercategories_removed, { id })
}
