import type { takesSellerContract } from '#features/takes/takes-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'

/** Who counts may not see the products' own lists, only what they are called. */
export const listScopes: Act<typeof takesSellerContract.listScopes> = async (_, { tx, language }) => {
  const categories = await tx
    .selectFrom('category')
    .select(['id', 'pid'])
    .select(inLanguage('category.name', language).as('name'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const shops = await tx
    .selectFrom('shop')
    .select('id')
    .select(inLanguage('shop.name', language).as('name'))
    .orderBy('id')
    .limit(200)
    .execute()
  const below = Map.groupBy(categories, ({ pid }) => pid)
  const tree = (below.get(0) ?? []).flatMap((top) => [
    { id: top.id, name: top.name },
    ...(below.get(top.id) ?? []).map(({ id, name }) => ({ id, name: `\u2003${name}` })),
  ])
  return { categories: tree, shops }
}
