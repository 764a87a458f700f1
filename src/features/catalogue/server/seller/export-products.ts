import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { readSheets } from './read-sheets.ts'

const PAGE = 200

export const exportProducts: Act<typeof catalogueSellerContract.exportProducts> = async (
  { after },
  { tx },
) => {
  const rows = await tx
    .selectFrom('product')
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(PAGE)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { products: await readSheets(tx, ids), next: rows.length < PAGE ? 0 : (ids.at(-1) ?? 0) }
}
