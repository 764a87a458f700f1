import { KNOWN_SETTINGS } from '#features/site/known-settings.ts'
import type { siteSellerContract } from '#features/site/site-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const showSettings: Act<typeof siteSellerContract.showSettings> = async ({ module }, { tx }) => {
  const modules = Object.keys(KNOWN_SETTINGS)
  if (module !== undefined && !modules.includes(module))
    return refuse(m.seller_no_module, { name: module, known: modules.join(', ') })
  const rows = await tx.selectFrom('setting').selectAll().execute()
  const values = new Map(rows.map((row) => [`${row.module}.${row.key}`, row.value]))
  return Object.entries(KNOWN_SETTINGS)
    .filter(([one]) => module === undefined || one === module)
    .flatMap(([one, keys]) =>
      Object.entries(keys).map(([key, { kind }]) => ({
        module: one,
        key,
        kind,
        value: values.get(`${one}.${key}`) ?? null,
      })),
    )
}
