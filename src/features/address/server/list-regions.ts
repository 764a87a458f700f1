import type { addressContract } from '#features/address/address-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { regionsBelow } from '#platform/regions.ts'
import { sortKey } from './region-names.ts'

export const listRegions: Act<typeof addressContract.listRegions> = async ({ pid }, { language }) => {
  const sorted = regionsBelow(pid)
    .map((region) => ({ value: region.id, label: region.name[language], key: sortKey(region, language) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const groups = Map.groupBy(sorted, ({ key }) => key.slice(0, 1).toUpperCase())
  return [...groups].map(([label, group]) => ({
    label,
    data: group.map(({ value, label: name }) => ({ value, label: name })),
  }))
}
