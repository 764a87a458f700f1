import type { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { allCategories } from './catalogue-store.ts'

export const listCategories: Act<typeof catalogueContract.listCategories> = async (
  { level },
  { tx, language },
) => {
  const rows = await allCategories(tx, language)
  const shown = Number(level) >= 2 ? rows : rows.filter((row) => row.pid === 0)
  return shown.map((row) => ({ id: row.id, name: row.name, image: row.picture, pid: row.pid }))
}
